// What every page has around it: skip link, top bar, footer.

import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import css from "./layout.module.css";

export function Layout(props: { children: ReactNode }) {
  return (
    <>
      <a className={`screen ${css.skip}`} href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" className={css.main} tabIndex={-1}>
        {props.children}
      </main>
      <Footer />
    </>
  );
}
