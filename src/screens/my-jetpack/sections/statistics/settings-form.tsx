import { CheckboxControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useResource, useSettings } from '@slipstream/data';
import { statsSettings } from '@slipstream/site-settings';
import {
	Form,
	GroupMessage,
	ResourceContent,
	useValuesForm,
} from '@slipstream/ui';
import type { StatsSettings as AllSettings } from '@slipstream/site-settings';
import type { SettingsFormProps } from '@slipstream/ui';
import { STATS_ROUTE } from './types';
import type { Stats } from './types';

/** Who sees statistics, and whose views are counted. */
const NAMES = [ 'roles', 'count_roles', 'do_not_track', 'admin_bar' ] as const;
type StatsSettings = Pick< AllSettings, ( typeof NAMES )[ number ] >;

interface RolesProps {
	legend: string;
	all: Stats[ 'roles' ];
	chosen: readonly string[];
	/** Is always chosen. */
	fixed?: string;
	message: string | undefined;
	onChange: ( roles: string[] ) => void;
}

function Roles( {
	legend,
	all,
	chosen,
	fixed,
	message,
	onChange,
}: RolesProps ) {
	return (
		<fieldset>
			<legend>{ legend }</legend>
			<GroupMessage message={ message } />
			{ all.map( ( { name, label } ) => (
				<CheckboxControl
					__nextHasNoMarginBottom
					key={ name }
					label={ label }
					disabled={ name === fixed }
					checked={ name === fixed || chosen.includes( name ) }
					onChange={ ( isOn ) =>
						onChange(
							isOn
								? [ ...chosen, name ]
								: chosen.filter( ( role ) => role !== name )
						)
					}
				/>
			) ) }
		</fieldset>
	);
}

interface Props extends SettingsFormProps< StatsSettings > {
	roles: Stats[ 'roles' ];
}

function Fields( { saved, save, roles }: Props ) {
	const form = useValuesForm( { saved, save } );
	const { draft, messages, change } = form;
	return (
		<Form form={ form } saveLabel={ __( 'Save settings', 'slipstream' ) }>
			<div className="slipstream-statistics__choices">
				<Roles
					legend={ statsSettings.roles.label }
					all={ roles }
					chosen={ draft.roles }
					fixed="administrator"
					message={ messages.roles }
					onChange={ ( chosen ) => change( { roles: chosen } ) }
				/>
				<Roles
					legend={ statsSettings.count_roles.label }
					all={ roles }
					chosen={ draft.count_roles }
					message={ messages.count_roles }
					onChange={ ( chosen ) => change( { count_roles: chosen } ) }
				/>
			</div>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ statsSettings.do_not_track.label }
				help={ statsSettings.do_not_track.description }
				checked={ draft.do_not_track }
				onChange={ ( isOn ) => change( { do_not_track: isOn } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ statsSettings.admin_bar.label }
				checked={ draft.admin_bar }
				onChange={ ( isOn ) => change( { admin_bar: isOn } ) }
			/>
		</Form>
	);
}

/** The settings of statistics. */
export function StatsSettingsForm() {
	const settings = useSettings< StatsSettings >( NAMES );
	const { data: stats } = useResource< Stats >( STATS_ROUTE, {
		query: { range: 'day' },
	} );
	return (
		<section>
			<h3>{ __( 'Settings', 'slipstream' ) }</h3>
			<ResourceContent
				resource={ {
					...settings,
					// Settings that were read before statistics were on know nothing of them.
					data: settings.data?.roles && stats && settings.data,
				} }
				lines={ 6 }
			>
				{ ( saved ) => (
					<Fields
						saved={ saved }
						save={ settings.save }
						roles={ stats?.roles ?? [] }
					/>
				) }
			</ResourceContent>
		</section>
	);
}
