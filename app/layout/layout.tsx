// Layout around every page: skip link, top bar and footer; in print, a contact line at the foot.

import type { ReactNode } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { paths } from "#contract/paths.ts";
import { studio } from "#studio/studio.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import css from "./layout.module.css";

export function Layout({ path, children }: { path: string; children?: ReactNode }) {
  // On the thank-you page the next step is to add photos.
  const quiet = path === paths.thankYou;
  return (
    <>
      <a className={buttonClass({ className: `screen ${css.skip}` })} href="#main">
        Skip to the content
      </a>
      <Header quiet={quiet} />
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <Footer asks={path !== paths.landing && !quiet} />
      <p className={`small ${css.imprint}`} aria-hidden="true">
        {studio.name}, {studio.address.town}, {studio.phone.display}
      </p>
    </>
  );
}
