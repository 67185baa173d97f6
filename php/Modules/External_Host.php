<?php

declare( strict_types=1 );

namespace Slipstream\Modules;

/**
 * Who contacts which server, and what it is sent.
 */
final class External_Host {

	/** The browsers of visitors contact it, or visitors' data is sent. */
	public const VISITORS = 'visitors';

	/** Only those who write for the site are concerned. */
	public const AUTHORS = 'authors';

	/** Those who edit a block of it: no page has one. */
	public const EDITORS = 'editors';

	/** The site itself, with nothing of people. */
	public const SITE = 'site';

	/**
	 * @param string $feature What contacts it, such as "Maps". One name for all that a service does.
	 * @param string $host    The host, such as maps.example.org.
	 * @param string $who     Whom it concerns: one of the constants.
	 * @param string $sent    What it gets, in a sentence.
	 */
	public function __construct(
		public readonly string $feature,
		public readonly string $host,
		public readonly string $who,
		public readonly string $sent
	) {}

	/** The host of an address; '' if it has none. */
	public static function of( string $url ): string {
		return (string) wp_parse_url( $url, PHP_URL_HOST );
	}
}
