<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Consent;

use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\Subscribers_Database;
use Slipstream\Support\Clock;

/**
 * The texts that people have agreed to and were mailed, each version once. They are the site's, name nobody, and are
 * few: they stay.
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
