import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import { OptimisticToggle, ResourceContent } from '@slipstream/ui';
import { StatsSettingsForm } from './settings-form';
import { useStatsState } from './use-stats-state';
import { Views } from './views';
import './statistics.scss';
import type { StatsState } from './use-stats-state';

const WHAT_IS_KEPT = () =>
	__(
		'Each view is one more for its day, page and the site that the reader came from. No cookies, no addresses, nothing of who reads; all of it stays on this site. Robots are left out.',
		'slipstream'
	);

interface SwitchProps {
	isOn: boolean;
	toggle: ( isOn: boolean ) => Promise< void >;
}

/** The one switch, and what it does. */
function Switch( { isOn, toggle }: SwitchProps ) {
	if ( canManageOptions() ) {
		return (
			<OptimisticToggle
				label={ __( 'Count views of pages', 'slipstream' ) }
				help={ WHAT_IS_KEPT() }
				checked={ isOn }
				onChange={ toggle }
			/>
		);
	}
	return (
		<p>
			{ isOn
				? WHAT_IS_KEPT()
				: __(
						'Views of pages are not counted. An administrator can switch that on.',
						'slipstream'
					) }
		</p>
	);
}

function Content( { isOn, canView, toggle }: StatsState & SwitchProps ) {
	return (
		<div className="slipstream-statistics">
			<Switch isOn={ isOn } toggle={ toggle } />
			{ isOn && canView && <Views /> }
			{ isOn && canManageOptions() && <StatsSettingsForm /> }
		</div>
	);
}

/** How often pages are read, and what is done in the editor. */
export function StatisticsPanel() {
	const { resource, toggle } = useStatsState();
	return (
		<ResourceContent resource={ resource }>
			{ ( state ) => <Content { ...state } toggle={ toggle } /> }
		</ResourceContent>
	);
}
