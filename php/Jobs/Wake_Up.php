<?php

declare( strict_types=1 );

namespace Slipstream\Jobs;

/** What has jobs run. */
enum Wake_Up: string {
	case Cron     = 'cron';
	case Loopback = 'loopback';
	case Screen   = 'screen';
	case Cli      = 'cli';

	/** Seconds that it may take, below what servers usually allow. */
	public function seconds(): int {
		return match ( $this ) {
			self::Cron, self::Loopback => 20,
			// Somebody waits for the answer.
			self::Screen => 5,
			self::Cli => PHP_INT_MAX,
		};
	}

	/** What people read. */
	public function label(): string {
		return match ( $this ) {
			self::Cron => __( 'Scheduled events', 'slipstream' ),
			self::Loopback => __( 'Loopback requests', 'slipstream' ),
			self::Screen => __( 'An open screen', 'slipstream' ),
			self::Cli => __( 'WP-CLI', 'slipstream' ),
		};
	}
}
