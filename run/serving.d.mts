export const nodeFlags: string[];
export const environment: Record<string, string>;
