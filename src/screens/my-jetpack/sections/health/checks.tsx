import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { caution, check, error, info } from '@wordpress/icons';
import { useResource } from '@slipstream/data';
import { HEALTH_ROUTE } from './types';
import type { HealthCheck } from './types';

const STATES = {
	untested: {
		icon: info,
		word: () => __( 'Not tested yet', 'slipstream' ),
	},
	good: { icon: check, word: () => __( 'Good', 'slipstream' ) },
	warning: { icon: caution, word: () => __( 'Attention', 'slipstream' ) },
	critical: { icon: error, word: () => __( 'Critical', 'slipstream' ) },
} as const;

function Row( { label, status, text }: Omit< HealthCheck, 'id' > ) {
	const { icon, word } = STATES[ status ];
	return (
		<li className={ `slipstream-health__check is-${ status }` }>
			<Icon icon={ icon } />
			<div>
				<strong>{ label }</strong>{ ' ' }
				<span className="slipstream-health__status">{ word() }</span>
				<p>{ text }</p>
			</div>
		</li>
	);
}

const LOOPBACK = {
	id: 'loopback',
	label: __( 'Loopback requests', 'slipstream' ),
};

/** Whether the site can call itself: that takes its time, so the rest does not wait for it. The check is undefined meanwhile. */
export function useLoopback(): {
	check: HealthCheck | undefined;
	reload: () => Promise< void >;
} {
	const {
		data,
		error: problem,
		reload,
	} = useResource< HealthCheck >( `${ HEALTH_ROUTE }/loopback` );
	const failed = problem && {
		...LOOPBACK,
		status: 'warning' as const,
		text: problem.sentence,
	};
	return { check: failed ?? data, reload };
}

interface Props {
	checks: readonly HealthCheck[];
	/** Undefined while it is on its way. */
	loopback: HealthCheck | undefined;
}

/** What was looked at, what is not well first. */
export function Checks( { checks, loopback }: Props ) {
	const order = Object.keys( STATES ).reverse();
	return (
		<ul className="slipstream-health__checks">
			{ [ ...checks ]
				.sort(
					( a, b ) =>
						order.indexOf( a.status ) - order.indexOf( b.status )
				)
				.map( ( item ) => (
					<Row key={ item.id } { ...item } />
				) ) }
			<Row
				{ ...( loopback ?? {
					...LOOPBACK,
					status: 'untested',
					text: __( 'Checking…', 'slipstream' ),
				} ) }
			/>
		</ul>
	);
}
