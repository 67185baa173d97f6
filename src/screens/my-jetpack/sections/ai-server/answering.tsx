import { Notice } from '@wordpress/components';
import { humanTimeDiff } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import type { AiStatus } from '../../ai-settings';

/** Which server and which model are set up. */
function setUp( { engine, model, base_url: url }: AiStatus ): string {
	if ( engine === 'core' ) {
		return __(
			'Set up: an AI server from Settings → Connectors. Its text arrives all at once.',
			'slipstream'
		);
	}
	return model
		? sprintf(
				/* translators: 1: a model's name, 2: an address. */
				__( 'Set up: %1$s at %2$s.', 'slipstream' ),
				model,
				url
			)
		: sprintf(
				/* translators: %s: an address. */
				__( 'Set up: the server at %s.', 'slipstream' ),
				url
			);
}

/** How the server answered last, in sentences. */
function tested( status: AiStatus ): string {
	const { state, message, tested: time } = status.test;
	if ( state === 'untested' ) {
		return `${ setUp( status ) } ${ __( 'Not tested yet.', 'slipstream' ) }`;
	}
	const when = sprintf(
		/* translators: %s: how long ago, such as "5 minutes ago". */
		__( 'Tested %s.', 'slipstream' ),
		humanTimeDiff( new Date( time ), new Date() )
	);
	return state === 'failed'
		? `${ message } ${ when }`
		: `${ setUp( status ) } ${ __( 'It works.', 'slipstream' ) } ${ when }`;
}

function answering( status: AiStatus ): string {
	if ( ! status.is_enabled ) {
		return __( 'AI is turned off on this site.', 'slipstream' );
	}
	switch ( status.engine ) {
		case 'openai':
		case 'core':
			return tested( status );
		case 'demo':
			return __(
				'Sample text only. Add an AI server for real answers.',
				'slipstream'
			);
		default:
			return __(
				'No AI server is set up yet. Add one, on this machine or elsewhere.',
				'slipstream'
			);
	}
}

/** Says who answers, and whether that was tried. */
export function Answering( { status }: { status: AiStatus } ) {
	const text = answering( status );
	const hasFailed =
		status.is_enabled &&
		[ 'openai', 'core' ].includes( status.engine ) &&
		status.test.state === 'failed';
	return (
		<div role="status" className="slipstream-ai-server__answering">
			{ hasFailed ? (
				<Notice
					status="error"
					isDismissible={ false }
					spokenMessage={ null }
				>
					{ text }
				</Notice>
			) : (
				<p>{ text }</p>
			) }
		</div>
	);
}
