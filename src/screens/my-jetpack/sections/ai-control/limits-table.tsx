import { __, sprintf } from '@wordpress/i18n';
import { GroupMessage } from '@slipstream/ui';
import type { ValidationMessages } from '@slipstream/ui';
import { ROLE, UNITS } from './draft';
import type { Draft, LimitRow, Unit } from './draft';
import type { AiStatus } from '../../ai-settings';

interface Props {
	status: AiStatus;
	draft: Draft;
	messages: ValidationMessages;
	onChange: ( some: Partial< Draft > ) => void;
}

/** The settings that the table holds. */
const SETTINGS = [
	'slipstream_ai_request_limit',
	'slipstream_ai_limits_site',
	'slipstream_ai_limits_person',
	'slipstream_ai_limits_roles',
] as const;

const EMPTY: LimitRow = { requests: '', tokens: '', cost: '' };

/** How much may be used in a month: by the site, by each role as a whole, by each person. */
export function LimitsTable( { status, draft, messages, onChange }: Props ) {
	const { limits, slipstream_ai_currency: currency } = draft;
	const units: Record< Unit, string > = {
		requests: __( 'Requests', 'slipstream' ),
		tokens: __( 'Tokens', 'slipstream' ),
		/* translators: %s: a currency's code. */
		cost: sprintf( __( 'Cost in %s', 'slipstream' ), currency ),
	};
	const rows: [ string, string ][] = [
		[ 'site', __( 'Whole site', 'slipstream' ) ],
		...Object.entries( status.roles ).map(
			( [ role, name ] ): [ string, string ] => [ ROLE + role, name ]
		),
		[ 'person', __( 'Per person', 'slipstream' ) ],
	];
	const set = ( row: string, unit: Unit, value: string ) =>
		onChange( {
			limits: {
				...limits,
				[ row ]: { ...EMPTY, ...limits[ row ], [ unit ]: value },
			},
		} );
	return (
		<fieldset>
			<legend>{ __( 'Monthly limits', 'slipstream' ) }</legend>
			<p>
				{ __(
					'Leave empty for no limit. Everyone with a role shares its limit. Cost limits need prices, which you set below.',
					'slipstream'
				) }
			</p>
			{ SETTINGS.map( ( name ) => (
				<GroupMessage key={ name } message={ messages[ name ] } />
			) ) }
			<div className="slipstream-control__scroll">
				<table className="slipstream-control__table">
					<thead>
						<tr>
							<td></td>
							{ UNITS.map( ( unit ) => (
								<th scope="col" key={ unit }>
									{ units[ unit ] }
								</th>
							) ) }
						</tr>
					</thead>
					<tbody>
						{ rows.map( ( [ row, name ] ) => (
							<tr key={ row }>
								<th scope="row">{ name }</th>
								{ UNITS.map( ( unit ) => (
									<td key={ unit }>
										<input
											type="number"
											min={ 0 }
											step={ unit === 'cost' ? 0.01 : 1 }
											aria-label={ `${ name }: ${ units[ unit ] }` }
											value={
												limits[ row ]?.[ unit ] ?? ''
											}
											onChange={ ( { target } ) =>
												set( row, unit, target.value )
											}
										/>
									</td>
								) ) }
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
		</fieldset>
	);
}
