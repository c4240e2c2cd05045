// Components that the article on colours and finishes alone uses.

export { Visualiser } from "#app/visualiser/visualiser.tsx";
export { FinishPanels } from "./finish-panels.tsx";
