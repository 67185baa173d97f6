import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '../hooks/use-resource';
import { AiServerForm } from './ai-server-form';
import { Card, Waiting } from './card';
import type { AiSettings } from '../types';

function answering( { engine, model, base_url: url }: AiSettings ): string {
	switch ( engine ) {
		case 'openai':
			if ( model ) {
				return sprintf(
					/* translators: 1: a model's name, 2: an address. */
					__( '%1$s at %2$s answers.', 'slipstream' ),
					model,
					url
				);
			}
			return sprintf(
				/* translators: %s: an address. */
				__( 'The server at %s answers.', 'slipstream' ),
				url
			);
		case 'core':
			return __(
				'A provider of Settings → Connectors answers. Its text comes all at once.',
				'slipstream'
			);
		case 'demo':
			return __(
				'The demo engine answers: made-up text, for trying things out. Add a server for real answers.',
				'slipstream'
			);
		default:
			return __(
				'Nobody answers yet: add a server, on this machine or elsewhere.',
				'slipstream'
			);
	}
}

/** Which server answers AI requests. */
export function AiServerCard() {
	const resource = useResource< AiSettings >( 'slipstream/v1/ai-settings' );
	const { data, receive } = resource;
	return (
		<Card title={ __( 'AI server', 'slipstream' ) } hash="#/add-jetpack-ai">
			{ data ? (
				<>
					<p role="status">{ answering( data ) }</p>
					<AiServerForm settings={ data } onSave={ receive } />
				</>
			) : (
				<Waiting resource={ resource } />
			) }
		</Card>
	);
}
