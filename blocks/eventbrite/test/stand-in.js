/* global draw */
window.EBWidgets ??= {
	createWidget: ( { iframeContainerId, iframeContainerHeight, modal } ) =>
		modal
			? draw( 'A checkout', document.body )
			: draw(
					'A checkout',
					document.getElementById( iframeContainerId ),
					`${ iframeContainerHeight }px`
				),
};
