<?php

declare( strict_types=1 );

namespace Slipstream\Editor_Events;

use Slipstream\Http\Request_Error;

/**
 * What is stored of an event: its name, and a few properties with few possible values. Never the user or the post.
 */
final class Entry {

	public const EVENT = 'event';
	public const STAT  = 'stat';

	/** Properties that are kept; others are left out. */
	public const PROPERTIES = array( 'block', 'feature', 'outcome' );

	/** What names of events begin with. */
	private const EVENT_NAME = '/^(?:jetpack|slipstream)_[a-z0-9_]{1,50}$/D';

	/** Groups and names of counts, and values of properties. */
	private const WORD = '#^[a-z0-9][a-z0-9_./-]{0,59}$#D';

	/** @param string $kind   One of the constants. */
	private function __construct(
		public readonly string $kind,
		public readonly string $name,
		public readonly string $detail
	) {}

	/**
	 * @param array<string, mixed> $properties What goes with it.
	 * @throws Request_Error If it is no event of this plugin.
	 */
	public static function event( string $name, array $properties ): self {
		if ( 1 !== preg_match( self::EVENT_NAME, $name ) ) {
			throw new Request_Error(
				'invalid_event',
				esc_html__( 'Event names must start with jetpack_ or slipstream_.', 'slipstream' ),
				400
			);
		}
		$kept = array();
		foreach ( self::PROPERTIES as $property ) {
			$value = $properties[ $property ] ?? null;
			if ( is_string( $value ) && 1 === preg_match( self::WORD, $value ) ) {
				$kept[] = "$property=$value";
			}
		}
		return new self( self::EVENT, $name, substr( implode( '&', $kept ), 0, 100 ) );
	}

	/** @throws Request_Error If it is none. */
	public static function stat( string $group, string $name ): self {
		if ( 1 !== preg_match( self::WORD, $group ) || 1 !== preg_match( self::WORD, $name ) ) {
			throw new Request_Error(
				'invalid_event',
				esc_html__( 'Count groups and names can only contain lowercase letters, digits, and hyphens.', 'slipstream' ),
				400
			);
		}
		return new self( self::STAT, $group, $name );
	}
}
