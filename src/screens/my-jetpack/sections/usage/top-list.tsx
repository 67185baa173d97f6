import { __, sprintf } from '@wordpress/i18n';
import { tokensOf } from './format';
import { formatCost, formatNumber } from '@slipstream/ui';
import type { Sum } from './types';

interface Props {
	title: string;
	sums: readonly Sum[];
	currency: string;
}

/** Who or what takes most, in order. */
export function TopList( { title, sums, currency }: Props ) {
	return (
		<section className="slipstream-usage__top">
			<h3>{ title }</h3>
			<ol>
				{ sums.map( ( sum, index ) => (
					<li key={ index }>
						<span>{ sum.name || __( 'Other', 'slipstream' ) }</span>
						<span>
							{ sprintf(
								/* translators: 1: a number of requests, 2: a number of tokens, 3: an amount of money. */
								__( '%1$s · %2$s tokens · %3$s', 'slipstream' ),
								formatNumber( sum.requests ),
								formatNumber( tokensOf( sum ) ),
								formatCost( sum.cost, currency )
							) }
						</span>
					</li>
				) ) }
			</ol>
		</section>
	);
}
