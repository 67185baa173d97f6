window.PinUtils ??= {
	build() {
		for ( const pin of document.querySelectorAll( 'a[data-pin-do]' ) ) {
			pin.replaceWith(
				Object.assign( document.createElement( 'span' ), {
					textContent: 'A pin',
				} )
			);
		}
	},
};
window.PinUtils.build();
