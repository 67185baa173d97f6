<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Leaving;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\Pages;
use Slipstream\Subscribers\Subscribers_Database;
use Slipstream\Support\Clock;
use Slipstream\Support\Random_Secret;

/**
 * The links in mails by which people unsubscribe: random, and stored as hashes, so that no key is needed that could
 * change. Whoever has one can only leave.
 */
final class Leave_Links {

	public const TABLE = 'slipstream_subscriber_links';

	public const COLUMNS = 'token_hash varchar(64) NOT NULL,
			subscriber_id bigint(20) unsigned NOT NULL,
			created bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (token_hash),
			KEY created (created)';

	/** Seconds that one is good for: mails are read late. */
	public const LIFE = 400 * DAY_IN_SECONDS;

	public function __construct( private Subscribers_Database $database, private Clock $clock ) {}

	/**
	 * Makes one for each of some subscribers, in one statement.
	 *
	 * @param list<int> $ids Of subscribers.
	 * @return array<int, string> Tokens by ID.
	 * @throws Request_Error If the database fails.
	 */
	public function make( array $ids ): array {
		$tokens = array();
		$rows   = array();
		foreach ( $ids as $id ) {
			$tokens[ $id ] = Random_Secret::token();
			$rows[]        = array(
				'token_hash'    => Random_Secret::hash( $tokens[ $id ] ),
				'subscriber_id' => $id,
				'created'       => $this->clock->now(),
			);
		}
		if ( array() !== $rows ) {
			$this->database->add_all( self::TABLE, $rows );
		}
		return $tokens;
	}

	/**
	 * What a mail says to programs by which people read it, as RFC 8058 asks for.
	 *
	 * @return list<string> Headers.
	 */
	public static function headers( #[SensitiveParameter] string $token ): array {
		return array(
			'List-Unsubscribe: <' . Pages::leave_url( $token ) . '>',
			'List-Unsubscribe-Post: ' . Leave_Page::ONE_CLICK . '=' . Leave_Page::ONE_CLICK_VALUE,
		);
	}

	/**
	 * Whose a link is; 0 for nobody's.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function find( #[SensitiveParameter] string $token ): int {
		return '' === $token ? 0 : (int) ( $this->database->row(
			'SELECT subscriber_id FROM %i WHERE token_hash = %s',
			$this->database->table( self::TABLE ),
			Random_Secret::hash( $token )
		)->subscriber_id ?? 0 );
	}

	/**
	 * Removes old ones.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function clean(): void {
		$this->database->change(
			'DELETE FROM %i WHERE created < %d',
			$this->database->table( self::TABLE ),
			$this->clock->now() - self::LIFE
		);
	}
}
