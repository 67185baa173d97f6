import { __, sprintf } from '@wordpress/i18n';
import { ResourceContent } from '@slipstream/ui';
import { useAiStatus } from '../../ai-settings';
import type { AiStatus } from '../../ai-settings';

function answering( status: AiStatus ): string {
	const { engine, model, base_url: url } = status;
	if ( ! status.is_enabled ) {
		return __( 'AI is turned off on this site.', 'slipstream' );
	}
	switch ( engine ) {
		case 'openai':
			if ( model ) {
				return sprintf(
					/* translators: 1: a model's name, 2: an address. */
					__( '%1$s at %2$s answers AI requests.', 'slipstream' ),
					model,
					url
				);
			}
			return sprintf(
				/* translators: %s: an address. */
				__( 'The server at %s answers AI requests.', 'slipstream' ),
				url
			);
		case 'core':
			return __(
				'An AI server from Settings → Connectors answers AI requests. Its text arrives all at once.',
				'slipstream'
			);
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

/** Says who answers. */
export function Answering( { status }: { status: AiStatus } ) {
	return <p role="status">{ answering( status ) }</p>;
}

/** Which server answers AI requests. */
export function AiServerSummary() {
	const resource = useAiStatus();
	return (
		<ResourceContent resource={ resource } lines={ 1 }>
			{ ( status ) => <Answering status={ status } /> }
		</ResourceContent>
	);
}
