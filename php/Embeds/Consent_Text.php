<?php

declare( strict_types=1 );

namespace Slipstream\Embeds;

/**
 * What visitors read before content from another server loads, for embeds and ads.
 */
final class Consent_Text {

	/**
	 * @param string $question What happens when the content is loaded.
	 * @param string $load     The button that loads it.
	 * @param string $stop     The button that takes the consent back.
	 * @param string $stopped  What happens after that.
	 */
	private function __construct(
		public readonly string $question,
		public readonly string $load,
		public readonly string $stop,
		public readonly string $stopped
	) {}

	/**
	 * @param string $service Its name; its host where it has no other.
	 * @param string $host    The host that is contacted first, or the hosts.
	 */
	public static function of_service( string $service, string $host ): self {
		return self::with(
			/* translators: %s is a service, such as Calendly. */
			sprintf( __( 'Loading this content tells %s about your visit.', 'slipstream' ), $service ),
			$service === $host
				/* translators: %s: a host, such as tiles.example.com. */
				? sprintf( __( 'Load content from %s', 'slipstream' ), $host )
				/* translators: %1$s is a service, such as Calendly. %2$s is a host, such as calendly.com. */
				: sprintf( __( 'Load %1$s from %2$s', 'slipstream' ), $service, $host ),
			$service
		);
	}

	/** What stands in the place of content that did not come. */
	public static function failure( string $service, string $host ): string {
		if ( $service === $host ) {
			/* translators: %s: a host, such as tiles.example.com. */
			return sprintf( __( 'This content is missing because %s did not respond or your browser blocked it.', 'slipstream' ), $host );
		}
		/* translators: %1$s is a service, such as Calendly. %2$s is a host, such as calendly.com. */
		return sprintf( __( '%1$s is missing because %2$s did not respond or your browser blocked it.', 'slipstream' ), $service, $host );
	}

	/** @param string $host The hosts that are contacted; '' where they are not known. */
	public static function of_ads( string $host ): self {
		return self::with(
			__( 'Loading ads tells the ad network about your visit.', 'slipstream' ),
			/* translators: %s: a host, such as ads.example.com. */
			'' === $host ? __( 'Load ads', 'slipstream' ) : sprintf( __( 'Load ads from %s', 'slipstream' ), $host ),
			__( 'ads', 'slipstream' )
		);
	}

	private static function with( string $question, string $load, string $service ): self {
		return new self(
			$question,
			$load,
			/* translators: %s is a service, such as Calendly. */
			sprintf( __( 'Stop loading %s automatically', 'slipstream' ), $service ),
			/* translators: %s is a service, such as Calendly. */
			sprintf( __( 'From the next page on, you will be asked before %s loads.', 'slipstream' ), $service )
		);
	}
}
