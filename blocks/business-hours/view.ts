import { stateAt } from './open-now';
import { sentenceFor } from './sentence';
import type { Schedule } from './open-now';
import type { Words } from './sentence';

const lines = document.querySelectorAll< HTMLElement >(
	'[data-slipstream-hours]'
);

function tell() {
	const now = Date.now();
	for ( const line of lines ) {
		const data = JSON.parse(
			line.dataset.slipstreamHours ?? ''
		) as Schedule & Words;
		const state = stateAt( data, now );
		const text = sentenceFor( state, data, now );
		line.classList.toggle( 'is-open', state.isOpen );
		if ( line.textContent !== text ) {
			line.textContent = text;
		}
	}
	setTimeout( tell, 6e4 - ( now % 6e4 ) );
}

tell();
