<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Consent;

use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\Subscribers_Database;
use Slipstream\Support\Clock;

/**
 * The texts that people have agreed to and were mailed, each version once. What an owner wrote of one person may name
 * them, so a text goes with the last proof of it.
 */
final class Texts {

	public const TABLE = 'slipstream_subscriber_texts';

	public const COLUMNS = 'hash varchar(64) NOT NULL,
			text longtext NOT NULL,
			created bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (hash)';

	/** @var array<string, true> The hashes of those that this process has stored. */
	private array $kept = array();

	public function __construct( private Subscribers_Database $database, private Clock $clock ) {}

	/**
	 * Removes those that nothing refers to any more. A new one is about to be referred to.
	 *
	 * @param list<string> $tables Those that refer to texts, without the prefix.
	 * @throws Request_Error If the database fails.
	 */
	public function clean( array $tables ): void {
		$unused = '';
		$names  = array();
		foreach ( $tables as $table ) {
			$unused .= ' AND hash NOT IN ( SELECT text_hash FROM %i ) AND hash NOT IN ( SELECT mail_hash FROM %i )';
			array_push( $names, $this->database->table( $table ), $this->database->table( $table ) );
		}
		$this->database->change(
			"DELETE FROM %i WHERE created < %d$unused",
			...array( $this->database->table( self::TABLE ), $this->clock->now() - DAY_IN_SECONDS, ...$names )
		);
	}

	/**
	 * Keeps a text.
	 *
	 * @return string What it is found by; '' for no text.
	 * @throws Request_Error If the database fails.
	 */
	public function keep( string $text ): string {
		$hash = '' === $text ? '' : hash( 'sha256', $text );
		if ( '' === $hash || isset( $this->kept[ $hash ] ) ) {
			return $hash;
		}
		$this->database->add(
			self::TABLE,
			array(
				'hash'    => $hash,
				'text'    => $this->database->fit( $text, self::TABLE, 'text' ),
				'created' => $this->clock->now(),
			)
		);
		$this->kept[ $hash ] = true;
		return $hash;
	}
}
