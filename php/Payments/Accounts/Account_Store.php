<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Accounts;

use Closure;
use RuntimeException;
use Slipstream\Http\Home;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Payments\Payments_Cleaner;
use Slipstream\Settings\Option_Field;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Stored_Option;

/**
 * Remembers whose the keys are, and where they were accepted. An account that was known keeps the ID that the ledger
 * has for it, whichever key comes next. Addresses are stored reversed, so that a search-replace over the database of a
 * copy does not rewrite them.
 *
 * @phpstan-import-type Known from Known_Accounts
 * @phpstan-type Connection array{id: string, key: string, app: string, home: string, copy: string, accepted: int, refused: int, webhook: string, moved: string, known: list<Known>}
 */
final class Account_Store {

	public const OPTION = 'slipstream_payment_accounts';

	private const NONE = array(
		'id'       => '',
		'key'      => '',
		'app'      => '',
		'home'     => '',
		'copy'     => '',
		'accepted' => 0,
		'refused'  => 0,
		'webhook'  => '',
		'moved'    => '',
		'known'    => array(),
	);

	public function __construct( private Keys $keys, private Clock $clock ) {}

	/**
	 * Asks a gateway whose the key is, and remembers it.
	 *
	 * @param (Closure(): void)|null $store Stores the key once the gateway has accepted it; null if it is stored.
	 * @throws Request_Error If the gateway or the database fails, or nobody has said yet whether the site is a copy:
	 *     then all is as it was.
	 */
	public function connect(
		Gateway $gateway,
		Mode $mode,
		Gateway_Key $key,
		Account_Probe $probe,
		?Closure $store = null
	): Account_State {
		$before = $this->state( $gateway, $mode );
		if ( Mode::Live === $mode && $before->is_elsewhere && ! $before->is_copy ) {
			throw self::copied_site();
		}
		$stored  = $this->stored( $gateway, $mode );
		$known   = $stored['known'];
		$account = Known_Accounts::identify( $known, $probe );
		// A copy becomes a site of its own with another account only.
		if (
			Mode::Live === $mode && $before->is_elsewhere
			&& in_array( $account['id'], array_column( $known, 'id' ), true )
		) {
			throw self::copied_site();
		}
		if ( null !== $store ) {
			$store();
		}
		$changes = array(
			'id'       => $account['id'],
			'key'      => $key->fingerprint(),
			'app'      => $key->app(),
			'home'     => strrev( self::home() ),
			'copy'     => '',
			'accepted' => $this->clock->now(),
			'refused'  => 0,
		);
		// PayPal's webhooks are an app's: another app cannot verify what they send.
		$is_same_app = $key->app() === $stored['app'] || $key->fingerprint() === $stored['key'];
		if ( Gateway::Paypal === $gateway && ! $is_same_app ) {
			$changes += array_fill_keys( array( 'webhook', 'moved' ), '' );
		}
		$site = $before->is_elsewhere ? $before->home : '';
		$this->change(
			$gateway,
			$mode,
			static fn ( array $now ): array => array(
				'known' => Known_Accounts::with( Known_Accounts::left_to( $site, $now['known'] ), $account ),
			) + $changes
		);
		Payments_Cleaner::schedule();
		return $this->state( $gateway, $mode );
	}

	/**
	 * Remembers that a gateway has refused a key, unless another one has taken its place.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function refuse( Gateway $gateway, Mode $mode, Gateway_Key $key ): void {
		$refused = array( 'refused' => $this->clock->now() );
		$this->change(
			$gateway,
			$mode,
			static fn ( array $stored ): array => $stored['key'] === $key->fingerprint() ? $refused : array()
		);
	}

	/**
	 * The gateway's ID of the webhook whose secret the site has; '' if it has none.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function webhook( Gateway $gateway, Mode $mode ): string {
		return $this->stored( $gateway, $mode )['webhook'];
	}

	/**
	 * Remembers a webhook that sends to where the site is.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function remember_webhook( Gateway $gateway, Mode $mode, string $id ): void {
		$changes = array_combine( array( 'webhook', 'moved' ), array( $id, '' ) );
		$this->change( $gateway, $mode, static fn (): array => $changes );
	}

	/**
	 * The webhook that still sends to where the site was before it moved here; '' for none. A copy never has one: the
	 * webhook that it knows is the other site's.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function moved_webhook( Gateway $gateway, Mode $mode ): string {
		return $this->is_elsewhere( $gateway, $mode ) ? '' : $this->stored( $gateway, $mode )['moved'];
	}

	/** @throws Request_Error If the database fails. */
	public function state( Gateway $gateway, Mode $mode ): Account_State {
		$key    = $this->keys->of( $gateway, $mode );
		$stored = $this->stored( $gateway, $mode );
		$status = match ( true ) {
			null === $key                           => Account_Status::No_Key,
			$key->fingerprint() !== $stored['key']  => Account_Status::Unverified,
			$stored['refused'] > 0                  => Account_Status::Refused,
			default                                 => Account_Status::Connected,
		};
		return new Account_State(
			$status,
			'' === $stored['id'] ? null : new Gateway_Account( $gateway, $mode, $stored['id'] ),
			strrev( $stored['home'] ),
			'' !== $stored['copy'] && Home::is_same( strrev( $stored['copy'] ), self::home() ),
			$this->is_elsewhere( $gateway, $mode ),
			$stored['accepted'],
			$stored['refused'],
			Known_Accounts::others( $stored['known'] )
		);
	}

	/**
	 * Whether the site has another address than the one that a key was accepted at.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function is_elsewhere( Gateway $gateway, Mode $mode ): bool {
		$home = strrev( $this->stored( $gateway, $mode )['home'] );
		return '' !== $home && ! Home::is_same( $home, self::home() );
	}

	/**
	 * Remembers that the site has moved to where it is now, with what was connected at an address.
	 *
	 * @param string $from The address; '' for all others.
	 * @throws Request_Error If the database fails.
	 */
	public function move( string $from = '' ): void {
		$home = strrev( self::home() );
		$this->change_elsewhere(
			$from,
			static fn ( array $stored ): array => array(
				'home'  => $home,
				'copy'  => '',
				'moved' => $stored['webhook'],
			)
		);
	}

	/**
	 * Remembers that the site is a copy here: nobody needs to ask again.
	 *
	 * @param string $of The address of the other site; '' for all others.
	 * @throws Request_Error If the database fails.
	 */
	public function keep_as_copy( string $of = '' ): void {
		$home = strrev( self::home() );
		$this->change_elsewhere( $of, static fn (): array => array( 'copy' => $home ) );
	}

	/** @param Closure(Connection): array<string, string> $change As for change(). */
	private function change_elsewhere( string $where, Closure $change ): void {
		foreach ( $this->accepted() as list( $gateway, $mode ) ) {
			$home = strrev( $this->stored( $gateway, $mode )['home'] );
			if ( $this->is_elsewhere( $gateway, $mode ) && ( '' === $where || Home::is_same( $home, $where ) ) ) {
				$this->change( $gateway, $mode, $change );
			}
		}
	}

	/**
	 * The gateways and modes of which a key was ever accepted.
	 *
	 * @return list<array{Gateway, Mode}>
	 * @throws Request_Error If the database fails.
	 */
	public function accepted(): array {
		$found = array();
		foreach ( Gateway::cases() as $gateway ) {
			foreach ( Mode::cases() as $mode ) {
				if ( $this->stored( $gateway, $mode )['accepted'] > 0 ) {
					$found[] = array( $gateway, $mode );
				}
			}
		}
		return $found;
	}

	/** Live payments stand still where the site is not at home. */
	public static function copied_site(): Request_Error {
		$text = __( 'Live payments stand still because this site has another address than the one they were set up at.', 'slipstream' );
		return new Request_Error( 'payments_copied_site', $text, 409 );
	}

	/**
	 * The site's address as it is stored: the same in every language, whatever page is shown.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public static function home(): string {
		return untrailingslashit( (string) self::option( 'home' ) );
	}

	/**
	 * @param Closure(Connection): array<string, mixed> $change Gives the members that change, of what is stored at that
	 *     moment.
	 * @throws Request_Error If they are not stored.
	 */
	private function change( Gateway $gateway, Mode $mode, Closure $change ): void {
		$field     = self::field( $gateway, $mode );
		$is_stored = Option_Field::change(
			self::OPTION,
			static function ( array $all ) use ( $field, $change ): array {
				$before = self::read( $all[ $field ] ?? null );
				return array_merge( $all, array( $field => array_merge( $before, $change( $before ) ) ) );
			}
		);
		if ( ! $is_stored ) {
			throw Request_Error::not_stored();
		}
	}

	/**
	 * @return array<string, mixed>
	 * @phpstan-return Connection
	 */
	private function stored( Gateway $gateway, Mode $mode ): array {
		return self::read( ( (array) self::option( self::OPTION ) )[ self::field( $gateway, $mode ) ] ?? null );
	}

	/**
	 * A stored connection; what is missing counts as not there.
	 *
	 * @return array<string, mixed>
	 * @phpstan-return Connection
	 */
	private static function read( mixed $stored ): array {
		return ( is_array( $stored ) ? $stored : array() ) + self::NONE;
	}

	private static function option( string $name ): mixed {
		try {
			return Stored_Option::get( $name );
		} catch ( RuntimeException ) {
			Ledger_Database::fail();
		}
	}

	private static function field( Gateway $gateway, Mode $mode ): string {
		return "{$gateway->value}_{$mode->value}";
	}
}
