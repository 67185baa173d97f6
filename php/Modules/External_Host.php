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

	/** The site itself, with nothing of people. */
	public const SITE = 'site';

	/**
	 * @param string $host The host, such as maps.example.org.
	 * @param string $who  Whom it concerns: one of the constants.
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

	/** @return array{feature: string, host: string, who: string, sent: string} It, as JSON has it. */
	public function to_array(): array {
		return array(
			'feature' => $this->feature,
			'host'    => $this->host,
			'who'     => $this->who,
			'sent'    => $this->sent,
		);
	}
}
