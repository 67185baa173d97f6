import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import { OptimisticToggle } from '@slipstream/ui';
import { Events } from './events';
import { OwnChoice } from './own-choice';
import { StatsSettingsForm } from './settings-form';
import { canViewStats, useSwitch } from './use-switch';
import { Views } from './views';
import './statistics.scss';
import type { Switch } from './use-switch';

const WHAT_IS_KEPT = () =>
	__(
		'Counts views per day, page, and referring site, without cookies or IP addresses. The counts stay on this site. Bots are not counted.',
		'slipstream'
	);

/** The one switch, and what it does. */
function StatsSwitch( { isOn, toggle }: Switch ) {
	if ( canManageOptions() ) {
		return (
			<OptimisticToggle
				label={ __( 'Count page views', 'slipstream' ) }
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
						'Page views are not counted. An administrator can turn this on.',
						'slipstream'
					) }
		</p>
	);
}

/** How often pages are read, and what is done in the editor. */
export function StatisticsPanel() {
	const { isOn, toggle } = useSwitch( 'stats' );
	return (
		<div className="slipstream-statistics">
			<StatsSwitch isOn={ isOn } toggle={ toggle } />
			{ isOn && canViewStats() && <Views /> }
			{ isOn && canManageOptions() && <StatsSettingsForm /> }
			{ canManageOptions() && <Events /> }
			<OwnChoice />
		</div>
	);
}
