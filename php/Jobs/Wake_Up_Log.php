<?php

declare( strict_types=1 );

namespace Slipstream\Jobs;

use Slipstream\Settings\Option_Field;
use Slipstream\Support\Clock;

/** When each wake-up last worked. Nothing depends on it: what cannot be noted is not. */
final class Wake_Up_Log {

	public const OPTION = 'slipstream_job_wake_ups';

	/** When a loopback request was last sent. */
	private const SENT = 'sent';

	public function __construct( private Clock $clock ) {}

	/** Prepares it, so that pages of the site do not read it. */
	public static function install(): void {
		add_option( self::OPTION, array(), '', false );
	}

	public function note( Wake_Up $by ): void {
		Option_Field::set( self::OPTION, $by->value, $this->clock->now() );
	}

	public function note_sent(): void {
		Option_Field::set( self::OPTION, self::SENT, $this->clock->now() );
	}

	/** When it last worked; 0 for never. */
	public function last( Wake_Up $by ): int {
		return $this->read( $by->value );
	}

	/** When a loopback request was last sent; 0 for never. */
	public function last_sent(): int {
		return $this->read( self::SENT );
	}

	private function read( string $name ): int {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) && is_int( $stored[ $name ] ?? null ) ? $stored[ $name ] : 0;
	}
}
