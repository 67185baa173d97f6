import { __ } from '@wordpress/i18n';

interface Props {
	/** How many lines, or cards. */
	lines?: number;
	variant?: 'lines' | 'cards';
}

/** Keeps the place of what is on its way. */
export function Skeleton( { lines = 4, variant = 'lines' }: Props ) {
	return (
		<div
			className={ `slipstream-ui-skeleton is-${ variant }` }
			aria-busy="true"
		>
			<span className="screen-reader-text">
				{ __( 'Loading…', 'slipstream' ) }
			</span>
			{ Array.from( { length: lines }, ( _, line ) => (
				<div key={ line } aria-hidden="true" />
			) ) }
		</div>
	);
}
