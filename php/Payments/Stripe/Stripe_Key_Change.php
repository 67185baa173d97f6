<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use Closure;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Accepted_Keys;
use Slipstream\Payments\Accounts\Gateway_Key;
use Slipstream\Payments\Accounts\Key_Change;
use Slipstream\Payments\Accounts\Keys;
use Slipstream\Payments\Accounts\Waiting_Keys;
use Slipstream\Payments\Gateway_Error;
use Slipstream\Services\Stripe\Setup\Stripe_Right;

/**
 * Keys of Stripe's, and what they may not do.
 */
final class Stripe_Key_Change extends Key_Change {

	public function __construct(
		private Stripe_Accounts $stripe,
		private Stripe_Notes $notes,
		private Keys $keys,
		Waiting_Keys $waiting,
		Accepted_Keys $accepted
	) {
		parent::__construct( Gateway::Stripe, $waiting, $accepted );
	}

	protected function connect(
		Mode $mode,
		#[SensitiveParameter] ?Gateway_Key $key = null,
		?Closure $store = null
	): void {
		$this->stripe->connect( $mode, $key, $store );
		$this->look_at_rights( $mode );
	}

	protected function parts( Mode $mode, #[SensitiveParameter] Gateway_Key $key ): array {
		return array( "slipstream_stripe_{$mode->value}_key" => $key->secret );
	}

	/**
	 * What the key that is used may not do.
	 *
	 * @return list<Stripe_Right>|null Null if nobody knows.
	 * @throws Request_Error If the database fails.
	 */
	public function missing_rights( Mode $mode ): ?array {
		$notes = $this->notes->of( $mode );
		$key   = $this->keys->of( Gateway::Stripe, $mode );
		return null === $key || $key->fingerprint() !== $notes['key']
			? null
			: array_values( array_filter( array_map( Stripe_Right::tryFrom( ... ), $notes['missing'] ) ) );
	}

	/** Where Stripe does not say, nobody knows: the key is good all the same. */
	private function look_at_rights( Mode $mode ): void {
		try {
			$missing = $this->stripe->missing_rights( $mode );
		} catch ( Gateway_Error ) {
			$this->notes->note( $mode, array( 'key' => '' ) );
			return;
		}
		$this->notes->note(
			$mode,
			array(
				'key'     => (string) $this->keys->of( Gateway::Stripe, $mode )?->fingerprint(),
				'missing' => array_column( $missing, 'value' ),
			)
		);
	}
}
