// Layout around every page: skip link, top bar, footer; in print, the studio's line at the foot.

import type { ReactNode } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { studio } from "#studio/studio.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import css from "./layout.module.css";

export function Layout(props: { asks: boolean; children: ReactNode }) {
  return (
    <>
      <a className={buttonClass({ className: `screen ${css.skip}` })} href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" className={css.main} tabIndex={-1}>
        {props.children}
      </main>
      <Footer asks={props.asks} />
      <p className={`small ${css.imprint}`} aria-hidden="true">
        {studio.name}, {studio.address.town}, {studio.phone.display}
      </p>
    </>
  );
}
