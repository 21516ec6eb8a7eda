import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";

/** To the table of a game, so that a reload goes on with that one. */
export function useToTable(): (id: string) => void {
  const navigate = useNavigate();
  return useCallback((id) => void navigate({ to: "/play/{-$at}", params: { at: "table" }, hash: id }), [navigate]);
}
