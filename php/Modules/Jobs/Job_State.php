<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Jobs;

/** Where a job stands. */
enum Job_State: string {
	case Waiting = 'waiting';
	case Running = 'running';
	case Done    = 'done';
	case Failed  = 'failed';
	case Stopped = 'stopped';

	/** What people read. */
	public function label(): string {
		return match ( $this ) {
			self::Waiting => __( 'Waiting', 'slipstream' ),
			self::Running => __( 'Running', 'slipstream' ),
			self::Done    => __( 'Done', 'slipstream' ),
			self::Failed  => __( 'Failed', 'slipstream' ),
			self::Stopped => __( 'Stopped', 'slipstream' ),
		};
	}
}
