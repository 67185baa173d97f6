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

	public function __construct( private Subscribers_Database $database, private Clock $clock ) {}

	/**
	 * Keeps a text.
	 *
	 * @return string What it is found by; '' for no text.
	 * @throws Request_Error If the database fails.
	 */
	public function keep( string $text ): string {
		if ( '' === $text ) {
			return '';
		}
		$hash = hash( 'sha256', $text );
		$this->database->add(
			self::TABLE,
			array(
				'hash'    => $hash,
				'text'    => $this->database->fit( $text, self::TABLE, 'text' ),
				'created' => $this->clock->now(),
			)
		);
		return $hash;
	}
}
