<?php

declare( strict_types=1 );

namespace Slipstream\Payers;

use Slipstream\Http\Request_Error;
use Slipstream\Mail\Outbox\Places as Mail_Places;
use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Site_Copy;

/**
 * Where what is stored may be done. On a copy of the site, what waits in the copied tables is the other site's to do:
 * here it stays as it is until the owner has said that the site has moved, and for ever once the copy has an account of
 * its own. What is of test mode is done anywhere, and what was declared here is done here.
 */
final class Places implements Mail_Places {

	/** Characters of the hash of an account's ID: the column also has addresses' hashes, which are longer. */
	private const LENGTH = 40;

	public function __construct( private Site_Copy $copy ) {}

	/** The place of what is about something of an account. */
	public static function of( Gateway_Account $account ): string {
		return Mode::Test === $account->mode
			? Mode::Test->value
			: self::prefix( $account->gateway ) . substr( hash( 'sha256', $account->id ), 0, self::LENGTH );
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
	 * The place of what someone asks for here: where the account is another site's, only this one knows of it.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function of_asked( Gateway_Account $account ): string {
		$place = self::of( $account );
		return in_array( $place, $this->foreign(), true ) ? $this->here() : $place;
	}

	/**
	 * Whether something may be done now.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function is_open( string $place ): bool {
		$stopped = $this->copy->stopped_gateways();
		$is_open = array() === $stopped || in_array( $place, array( $this->here(), Mode::Test->value ), true );
		foreach ( self::others( $stopped ) as $gateway ) {
			$is_open = $is_open || str_starts_with( $place, self::prefix( $gateway ) );
		}
		return $is_open && ! in_array( $place, $this->foreign(), true );
	}

	/**
	 * The condition for rows that may be done now, with its values.
	 *
	 * @return array{string, list<string>}
	 * @throws Request_Error If the database fails.
	 */
	public function condition(): array {
		return $this->unless( $this->copy->stopped_gateways() );
	}

	/**
	 * The condition for rows that may be done here now, or once the site is back at its address or the owner has said
	 * that it has moved.
	 *
	 * @return array{string, list<string>} With its values.
	 * @throws Request_Error If the database fails.
	 */
	public function condition_of_some_day(): array {
		return $this->unless( array() );
	}

	/**
	 * The condition for rows that may be done here now, or once the owner has said what the site is.
	 *
	 * @return array{string, list<string>} With its values.
	 * @throws Request_Error If the database fails.
	 */
	public function condition_of_answer(): array {
		return $this->unless( $this->copy->copied_gateways() );
	}

	/**
	 * @param list<Gateway> $stopped
	 * @return array{string, list<string>}
	 */
	private function unless( array $stopped ): array {
		$foreign = $this->foreign();
		$parts   = array( '1 = 1' );
		$values  = array();
		if ( array() !== $foreign ) {
			$parts[] = 'place NOT IN ( ' . implode( ', ', array_fill( 0, count( $foreign ), '%s' ) ) . ' )';
			$values  = $foreign;
		}
		if ( array() !== $stopped ) {
			$others  = array_map( self::prefix( ... ), self::others( $stopped ) );
			$parts[] = '( place IN ( %s, %s )' . str_repeat( ' OR place LIKE %s', count( $others ) ) . ' )';
			array_push( $values, $this->here(), Mode::Test->value );
			array_push( $values, ...array_map( static fn ( string $prefix ): string => "$prefix%", $others ) );
		}
		return array( '( ' . implode( ' AND ', $parts ) . ' )', $values );
	}

	/**
	 * What is another site's for ever.
	 *
	 * @return list<string>
	 */
	private function foreign(): array {
		list( $accounts, $addresses ) = $this->copy->left();
		return array( ...array_map( self::of( ... ), $accounts ), ...$addresses );
	}

	/**
	 * @param list<Gateway> $stopped
	 * @return list<Gateway>
	 */
	private static function others( array $stopped ): array {
		return array_values(
			array_filter( Gateway::cases(), static fn ( Gateway $one ): bool => ! in_array( $one, $stopped, true ) )
		);
	}

	private static function prefix( Gateway $gateway ): string {
		return "$gateway->value ";
	}
}
