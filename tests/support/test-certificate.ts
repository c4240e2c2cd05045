// A certificate for localhost that signs itself, with its key: for servers of tests, and nobody else's trust.

export const testCertificate = {
  ends: new Date("2126-10-29T05:44:11Z"),
  cert: `-----BEGIN CERTIFICATE-----
MIIBljCCATugAwIBAgIUWkV1KJc8XMxp2lWbYRbclN4b3oIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjA1NDQxMVoYDzIxMjYxMDI5
MDU0NDExWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQBXB+IyuiqPPHn+DCHAgzxITQwpCgNDBQGv0GHEvndvhiujbjKrUpa
R8cgacw6B0Eq4Cvso0c/ZvzkHTSnLQpPo2kwZzAdBgNVHQ4EFgQUTZZAZLtwgHpC
fPx55tZVGbpve8swHwYDVR0jBBgwFoAUTZZAZLtwgHpCfPx55tZVGbpve8swDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SQAwRgIhAKsf9hrybnBMpwzr3a/s8wnGXgUvXbxMMStvi53rUeB4AiEAmGBp/Zty
oKHToyyFI7dySTOQ27hZj6fExGqQ3OjYL3I=
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg6e2q1MdiUvNr/lQA
eCLK64zTcigjrD3yOyMOH3+J7pWhRANCAAQBXB+IyuiqPPHn+DCHAgzxITQwpCgN
DBQGv0GHEvndvhiujbjKrUpaR8cgacw6B0Eq4Cvso0c/ZvzkHTSnLQpP
-----END PRIVATE KEY-----`,
};
