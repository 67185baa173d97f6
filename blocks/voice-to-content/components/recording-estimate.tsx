import { formatEstimate } from '@slipstream/money';
import { getSettings } from '@slipstream/settings';
import { __, _n, sprintf } from '@wordpress/i18n';

interface RecordingProps {
	/** Length of the recording, where there is one. */
	seconds?: number;
	/** Length of the longest part that is sent at once, in seconds. */
	longest: number;
}

/** Says what it takes to make a draft of a recording: each of its parts is a request, and so is the draft. */
export function RecordingEstimate( { seconds, longest }: RecordingProps ) {
	const { speech, currency = '' } = getSettings().ai;
	const price = speech?.price ?? 0;
	const parts = Math.max( 1, Math.ceil( ( seconds ?? 0 ) / longest ) );
	const requests = sprintf(
		/* translators: %s: a number of requests, at least 2. */
		_n(
			'Transcribing and drafting uses %s request.',
			'Transcribing and drafting uses %s requests.',
			parts + 1,
			'slipstream'
		),
		( parts + 1 ).toLocaleString()
	);
	const sentence =
		seconds === undefined
			? /* translators: %s: an amount of money. */
				__( 'Transcription costs %s per minute.', 'slipstream' )
			: /* translators: %s: an amount of money. */
				__( 'Transcribing it costs about %s.', 'slipstream' );
	const cost = price * ( seconds === undefined ? 1 : seconds / 60 );
	return price > 0
		? `${ requests } ${ sprintf( sentence, formatEstimate( cost, currency ) ) }`
		: requests;
}
