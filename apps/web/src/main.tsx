import "@fontsource-variable/inter";
import "@fontsource-variable/fraunces";
import "./app/colours.css";
import "./app/theme.css";
import "./app/resting.ts";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { router } from "./app/router.tsx";
import { startLanguage } from "./strings/index.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
await startLanguage();
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
