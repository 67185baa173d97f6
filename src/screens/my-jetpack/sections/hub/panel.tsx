import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { getSettings } from '@slipstream/settings';
import { OptimisticToggle } from '@slipstream/ui';

/** Switches the hub on and off, and leads to it. */
export function HubPanel() {
	const { adminUrl, modules } = getSettings();
	const [ isOn, setIsOn ] = useState( modules.hub ?? false );
	return (
		<>
			<p>
				{ isOn
					? __(
							'Other sites can use this one as their hub.',
							'slipstream'
						)
					: __(
							'An agency or a host can answer the AI requests of many sites with one key: by invitation, with limits for each, and counted by site.',
							'slipstream'
						) }
			</p>
			<OptimisticToggle
				label={ __( 'Be a hub for other sites', 'slipstream' ) }
				help={ __(
					'Sites that are connected keep working without AI while it is off.',
					'slipstream'
				) }
				checked={ isOn }
				onChange={ ( active ) =>
					getHttp()
						.post( 'jetpack/v4/module/hub/active', { active } )
						.then( () => setIsOn( active ) )
				}
			/>
			{ isOn && (
				<Button
					variant="secondary"
					href={ `${ adminUrl }admin.php?page=slipstream-hub` }
				>
					{ __( 'Open the hub', 'slipstream' ) }
				</Button>
			) }
		</>
	);
}
