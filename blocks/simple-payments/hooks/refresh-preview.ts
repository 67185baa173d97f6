interface Customizer {
	previewer?: { refresh: () => void };
}

/** In the customizer, draws the page anew: it was drawn before the product was stored. Elsewhere there is none. */
export function refreshPreview(): void {
	const { wp } = window as { wp?: { customize?: Customizer } };
	wp?.customize?.previewer?.refresh();
}
