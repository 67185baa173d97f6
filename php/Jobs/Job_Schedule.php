<?php

declare( strict_types=1 );

namespace Slipstream\Jobs;

use Slipstream\Http\Request_Error;
use Slipstream\Settings\Option_Field;
use Slipstream\Support\Clock;

/**
 * The event of WP-Cron, which is there only while a job waits, and the flag that says so. WordPress loses an event
 * where two processes schedule at the same moment; as the flag is read with the site's other options, each page
 * notices that.
 */
final class Job_Schedule {

	/** Seconds between two events while jobs are due. */
	private const PAUSE = 60;

	/** The member of the option that is there while a job waits. */
	private const WAITING = 'waiting';

	public function __construct( private Job_Leases $leases, private Job_Handlers $handlers, private Clock $clock ) {}

	/** Prepares the flag, so that pages of the site ask for nothing that is not there. */
	public static function install(): void {
		Option_Field::add( Jobs_Module::OPTION );
	}

	/**
	 * Says that a job waits or is about to.
	 *
	 * @param int $at When it is due.
	 * @throws Request_Error If the database fails.
	 */
	public function announce( int $at ): void {
		self::raise_flag();
		$next = wp_next_scheduled( Jobs_Module::EVENT );
		if ( false === $next || $next > $at ) {
			self::schedule( max( $at, $this->clock->now() ) );
		}
	}

	/** Has the event come again soon, whatever happens to this process. WP-Cron has removed it. */
	public function repeat(): void {
		if ( false === wp_next_scheduled( Jobs_Module::EVENT ) ) {
			self::schedule( $this->clock->now() + self::PAUSE );
		}
	}

	/**
	 * Has the event come when the next job is due.
	 *
	 * @return int|null When that is; null if none waits.
	 * @throws Request_Error If the database fails. Then no event and no flag is taken away.
	 */
	public function refresh(): ?int {
		$next = $this->next_due();
		do {
			$this->set( $next );
			// Another process may have added or finished a job since it was read, and have set what this has changed.
			$before = $next;
			$next   = $this->next_due();
		} while ( null === $before xor null === $next );
		return $next;
	}

	/** @param int|null $next When the next job is due. */
	private function set( ?int $next ): void {
		if ( null === $next ) {
			Option_Field::set( Jobs_Module::OPTION, self::WAITING, null );
			wp_clear_scheduled_hook( Jobs_Module::EVENT );
			return;
		}
		self::raise_flag();
		$now = $this->clock->now();
		$at  = $next <= $now ? $now + self::PAUSE : $next;
		if ( wp_next_scheduled( Jobs_Module::EVENT ) !== $at ) {
			self::schedule( $at );
		}
	}

	/** @throws Request_Error If the database fails. */
	public function next_due(): ?int {
		return $this->leases->next_due( $this->handlers->kinds() );
	}

	private static function raise_flag(): void {
		// This also forgets the events as this process remembers them: others have changed them since.
		if ( ! Option_Field::set( Jobs_Module::OPTION, self::WAITING, 1 ) ) {
			throw Request_Error::not_stored( 'job_not_stored' );
		}
	}

	private static function schedule( int $at ): void {
		wp_clear_scheduled_hook( Jobs_Module::EVENT );
		wp_schedule_single_event( $at, Jobs_Module::EVENT );
	}
}
