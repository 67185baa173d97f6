import { stateAt } from './open-now';
import { sentenceFor } from './sentence';
import type { Schedule } from './open-now';
import type { StatusLabels } from './sentence';

const lines = document.querySelectorAll< HTMLElement >(
	'[data-slipstream-hours]'
);

function update() {
	const now = Date.now();
	for ( const line of lines ) {
		const data = JSON.parse(
			line.dataset.slipstreamHours ?? ''
		) as Schedule & StatusLabels;
		const state = stateAt( data, now );
		const text = sentenceFor( state, data, now );
		line.classList.toggle( 'is-open', state.isOpen );
		if ( line.textContent !== text ) {
			line.textContent = text;
		}
	}
	setTimeout( update, 6e4 - ( now % 6e4 ) );
}

update();
