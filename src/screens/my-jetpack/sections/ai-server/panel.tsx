import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ResourceContent } from '@slipstream/ui';
import type { ComponentProps } from 'react';
import { useAiSettings } from '../../ai-settings';
import { StreamTest } from '../../stream-test';
import { AiSwitch } from '../../ai-switch';
import { AiServerForm, NAMES } from './form';
import { Answering } from './answering';
import type { ServerSettings } from './form';

/** Shows that what is saved works. */
function TestPart( test: ComponentProps< typeof StreamTest > ) {
	return (
		<section className="slipstream-ai-server__test">
			<h3>{ __( 'Test', 'slipstream' ) }</h3>
			<p className="slipstream-ui-muted">
				{ __(
					'Asks the saved server to write one line. This counts as a request.',
					'slipstream'
				) }
			</p>
			<StreamTest { ...test } />
		</section>
	);
}

/** Which server answers AI requests, and the way to name another. */
export function AiServerPanel() {
	const { resource, settings, status } = useAiSettings( [
		...NAMES,
		'slipstream_ai_enabled',
	] );
	const [ isSaving, setIsSaving ] = useState( false );
	const save = async ( changes: Partial< ServerSettings > ) => {
		setIsSaving( true );
		try {
			await settings.save( changes );
		} finally {
			// Another server answers now, perhaps: some is stored also where some is refused.
			await status.reload();
			setIsSaving( false );
		}
	};
	const toggle = async ( isOn: boolean ) => {
		await settings.save( { slipstream_ai_enabled: isOn } );
		await status.reload();
	};
	return (
		<ResourceContent resource={ resource }>
			{ ( data ) => (
				<>
					<AiSwitch
						status={ data.status }
						isOn={ data.saved.slipstream_ai_enabled }
						save={ toggle }
					/>
					<Answering status={ data.status } />
					<AiServerForm
						{ ...data }
						save={ save }
						secrets={ settings.secrets }
						fixed={ settings.fixed }
					/>
					{ data.status.engine !== 'none' &&
						data.status.is_enabled && (
							<TestPart
								streams={ data.status.streams }
								isWaiting={ isSaving }
								onEnd={ () => void status.reload() }
							/>
						) }
				</>
			) }
		</ResourceContent>
	);
}
