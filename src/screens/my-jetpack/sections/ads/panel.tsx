import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSettings } from '@slipstream/data';
import { Form, ResourceContent, useValuesForm } from '@slipstream/ui';
import { ModuleSwitch } from '../../module-switch';
import { AdCodes } from './ad-codes';
import { AdsTxt, AdsTxtLink, Switches } from './parts';
import { Visitors } from './visitors';
import { CODE_NAMES, NAMES, PAGES, PLACES } from './draft';
import './ads.scss';
import type { SettingsFormProps } from '@slipstream/ui';
import type { AdsSettings } from './draft';

const MODULE = 'wordads';

const ADS = {
	key: MODULE,
	title: __( 'Ads', 'slipstream' ),
	hidesBlocks: true,
};

/** What is wrong the server says: it checks ads.txt line by line. */
const noMessages = () => ( {} );

/** Says what is missing where ads are on and none of them appears by itself. */
function NothingChosen( { draft }: { draft: AdsSettings } ) {
	const hasPlace = PLACES.some( ( name ) => draft[ name ] );
	const hasPage = PAGES.some( ( name ) => draft[ name ] );
	if ( hasPlace && hasPage ) {
		return null;
	}
	return (
		<Notice status="info" isDismissible={ false }>
			{ hasPlace || hasPage
				? __(
						'Choose at least one place and one kind of page. Until then, ads appear only where authors add the Ad block.',
						'slipstream'
					)
				: __(
						'No place is chosen, so ads appear only where authors add the Ad block.',
						'slipstream'
					) }
		</Notice>
	);
}

interface AdsFormProps extends SettingsFormProps< AdsSettings > {
	/** Whether this person may only take code away. */
	isLocked: boolean;
}

function AdsForm( { saved, save, isLocked }: AdsFormProps ) {
	const form = useValuesForm( { saved, save, validate: noMessages } );
	return (
		<Form form={ form } saveLabel={ __( 'Save ads', 'slipstream' ) }>
			<AdCodes form={ form } saved={ saved } isLocked={ isLocked } />
			<AdsTxt form={ form } />
			<AdsTxtLink saved={ saved } />
			<p>
				{ __(
					'Ads appear where an author adds the Ad block, and in the places that you choose here: a leaderboard at the top, rectangles elsewhere.',
					'slipstream'
				) }
			</p>
			<Switches
				form={ form }
				legend={ __( 'Places', 'slipstream' ) }
				names={ PLACES }
			/>
			<Switches
				form={ form }
				legend={ __( 'Pages with ads', 'slipstream' ) }
				names={ PAGES }
			/>
			<NothingChosen draft={ form.draft } />
			<Visitors form={ form } />
		</Form>
	);
}

/** What a site with ads of its own needs. */
export function AdsPanel() {
	const settings = useSettings< AdsSettings & { [ MODULE ]: boolean } >( [
		MODULE,
		...NAMES,
	] );
	return (
		<ResourceContent resource={ settings } lines={ 8 }>
			{ ( { [ MODULE ]: isOn, ...saved } ) => (
				<div className="slipstream-ads">
					<p>
						{ __(
							'Slipstream has no ad network. Ads and earnings are between you and the network that you choose.',
							'slipstream'
						) }
					</p>
					<ModuleSwitch
						feature={ ADS }
						label={ __( 'Show ads on this site', 'slipstream' ) }
						help={
							isOn
								? undefined
								: __(
										'Turn this on to enter the code from your ad network and to choose where ads appear.',
										'slipstream'
									)
						}
					/>
					{ isOn && (
						<AdsForm
							saved={ saved }
							save={ settings.save }
							isLocked={ CODE_NAMES.some(
								( name ) => name in settings.fixed
							) }
						/>
					) }
				</div>
			) }
		</ResourceContent>
	);
}
