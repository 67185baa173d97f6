<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rendering;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Money;
use Slipstream\Payments\Ledger\Post_Totals;

/**
 * What a donations form collects for, and how far it has come.
 */
final class Donation_Goal {

	/** What the names of stored sums begin with. */
	public const TRANSIENTS = 'slipstream_given_';

	/** Seconds for which a sum is good. */
	private const FRESH = 300;

	public function __construct( private Post_Totals $totals ) {}

	/** @param mixed $goal The block's attribute. */
	public function html( mixed $goal, string $currency, int $post_id, Gateway_Account $account ): string {
		$amount = is_array( $goal ) ? $goal['amount'] ?? null : null;
		$target = is_int( $amount ) || is_float( $amount ) ? Money::from_decimal( $amount, $currency ) : null;
		if ( null === $target || $target->amount <= 0 ) {
			return '';
		}
		$total = $this->total( $currency, $post_id, $account );
		if ( null === $total ) {
			return '';
		}
		$label = is_string( $goal['label'] ?? null ) ? trim( wp_strip_all_tags( $goal['label'] ) ) : '';
		/* translators: 1: an amount of money that was given; 2: the amount that is collected for. */
		$text = sprintf( __( '%1$s of %2$s', 'slipstream' ), $total->format(), $target->format() );
		return sprintf(
			'<div class="donations__goal">%1$s<progress max="%2$d" value="%3$d" aria-label="%4$s">%5$s</progress><p>%5$s</p></div>',
			'' === $label ? '' : '<p class="donations__goal-label">' . esc_html( $label ) . '</p>',
			$target->amount,
			max( 0, min( $target->amount, $total->amount ) ),
			esc_attr( '' === $label ? __( 'Donations so far', 'slipstream' ) : $label ),
			esc_html( $text )
		);
	}

	/** Null if nobody knows: then nothing is shown. */
	private function total( string $currency, int $post_id, Gateway_Account $account ): ?Money {
		$parts  = array( $account->gateway->value, $account->mode->value, $account->id, $post_id, $currency );
		$key    = self::TRANSIENTS . md5( (string) wp_json_encode( $parts ) );
		$stored = get_transient( $key );
		if ( is_numeric( $stored ) ) {
			return new Money( (int) $stored, $currency );
		}
		try {
			$total = $this->totals->total( $account, $post_id, Donation_Offer::BLOCK, $currency );
		} catch ( Request_Error ) {
			return null;
		}
		set_transient( $key, (string) $total->amount, self::FRESH );
		return $total;
	}
}
