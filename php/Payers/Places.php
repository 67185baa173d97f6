<?php

declare( strict_types=1 );

namespace Slipstream\Payers;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Site_Copy;

/**
 * Where what is stored may be done. On a copy of the site, what waits in the copied tables is the other site's to do:
 * here it stays as it is until the owner has said that the site has moved. What is of test mode is done anywhere, and
 * what was declared here is done here.
 */
final class Places {

	public function __construct( private Site_Copy $copy ) {}

	/** The place of what is about something of an account. */
	public static function of( Gateway_Account $account ): string {
		return Mode::Test === $account->mode ? Mode::Test->value : $account->gateway->value;
	}

	/**
	 * The place of what is about no account yet.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function here(): string {
		return $this->copy->here();
	}

	/**
	 * Whether something may be done now.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function is_open( string $place ): bool {
		$open = $this->open();
		return null === $open || in_array( $place, $open, true );
	}

	/**
	 * Whether something stands still.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function are_closed(): bool {
		return null !== $this->open();
	}

	/**
	 * The condition for rows that may be done now, with its values.
	 *
	 * @return array{string, list<string>}
	 * @throws Request_Error If the database fails.
	 */
	public function condition(): array {
		$open = $this->open();
		return null === $open
			? array( '1 = 1', array() )
			: array( 'place IN ( ' . implode( ', ', array_fill( 0, count( $open ), '%s' ) ) . ' )', $open );
	}

	/** @return list<string>|null Null if nothing stands still. */
	private function open(): ?array {
		$stopped = array_column( $this->copy->stopped_gateways(), 'value' );
		return array() === $stopped ? null : array(
			$this->here(),
			Mode::Test->value,
			...array_diff( array_column( Gateway::cases(), 'value' ), $stopped ),
		);
	}
}
