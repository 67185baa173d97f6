/* global draw */
window.Calendly ??= {
	initInlineWidget: ( { parentElement } ) =>
		draw( 'A calendar', parentElement ),
	initPopupWidget: () => draw( 'A calendar in a window', document.body ),
};
