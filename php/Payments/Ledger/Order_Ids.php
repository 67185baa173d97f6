<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

/**
 * What a gateway calls the parts of an order; '' for what is not there (yet).
 */
final class Order_Ids {

	public readonly string $checkout;
	public readonly string $payment;
	public readonly string $subscription;
	public readonly string $customer;

	public function __construct(
		string $checkout = '',
		string $payment = '',
		string $subscription = '',
		string $customer = ''
	) {
		$this->checkout     = Gateway_Id::checked( $checkout );
		$this->payment      = Gateway_Id::checked( $payment );
		$this->subscription = Gateway_Id::checked( $subscription );
		$this->customer     = Gateway_Id::checked( $customer );
	}

	/**
	 * These, with what another order of the same name adds.
	 *
	 * @param bool $may_replace_payment Whether none was paid, so that another payment may take its place.
	 * @return self|null Null if the two contradict each other.
	 */
	public function completed_by( self $other, bool $may_replace_payment ): ?self {
		$ids = array();
		foreach ( get_object_vars( $this ) as $name => $own ) {
			$new = $other->$name;
			if ( '' !== $own && '' !== $new && $own !== $new && ! ( 'payment' === $name && $may_replace_payment ) ) {
				return null;
			}
			$ids[ $name ] = '' === $new ? $own : $new;
		}
		return new self( ...$ids );
	}
}
