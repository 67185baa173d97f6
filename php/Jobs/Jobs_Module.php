<?php

declare( strict_types=1 );

namespace Slipstream\Jobs;

use Slipstream\Http\Request_Error;
use Slipstream\Jobs\Cli\Jobs_Command;
use Slipstream\Jobs\Rest\Jobs_Controller;
use Slipstream\Jobs\Rest\Jobs_Run_Controller;
use Slipstream\Modules\Interfaces\With_Commands;
use Slipstream\Modules\Interfaces\With_Health_Checks;
use Slipstream\Modules\Interfaces\With_Install;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Interfaces\With_Tables;
use Slipstream\Modules\Modules;
use Slipstream\Modules\Modules_Module;
use Slipstream\Modules\Stored_Data;
use Slipstream\Support\Command_Output;
use Slipstream\Support\Environment;

/**
 * Does long work in steps, for all modules.
 */
final class Jobs_Module implements
	With_Commands,
	With_Health_Checks,
	With_Install,
	With_Routes,
	With_Stored_Data,
	With_Tables {


	/** The event that runs jobs; see Job_Schedule. Named here, so that a page of the site loads no class for it. */
	public const EVENT = 'slipstream_jobs_run';

	/** The option that says whether a job waits; see Job_Schedule. */
	public const OPTION = 'slipstream_jobs';

	public function __construct( private Environment $site, private Modules $modules ) {}

	public function slug(): string {
		return 'jobs';
	}

	/** Adds its hooks. */
	public function add_hooks(): void {
		add_action( self::EVENT, fn () => $this->run() );
		add_action( Modules_Module::CLEAN_EVENT, fn () => $this->clean() );
		add_action( 'wp_loaded', static fn () => self::restore_event() );
	}

	/** Where modules ask for long work. */
	public function queue(): Job_Queue {
		return $this->services()->queue();
	}

	public function services(): Jobs_Services {
		return new Jobs_Services( $this->site, $this->modules );
	}

	/** Also runs when a module was turned on: its jobs may have waited for it. */
	public function install(): void {
		Job_Schedule::install();
		Wake_Up_Log::install();
		$this->refresh();
	}

	public function commands( Command_Output $output ): array {
		return array( 'slipstream jobs' => new Jobs_Command( $this->services(), $output ) );
	}

	public function health_checks(): array {
		return $this->services()->health()->checks();
	}

	public function controllers(): array {
		return array( new Jobs_Controller( $this->services() ), new Jobs_Run_Controller( $this->services() ) );
	}

	public function tables(): array {
		return array( Jobs_Table::TABLE => Jobs_Table::columns() );
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data( options: array( self::OPTION, Wake_Up_Log::OPTION ), events: array( self::EVENT ) );
	}

	/** Schedules the event again if it was lost. Reads only what WordPress has read already. */
	private static function restore_event(): void {
		if (
			isset( wp_load_alloptions()[ self::OPTION ] )
			&& array() !== get_option( self::OPTION )
			&& false === wp_next_scheduled( self::EVENT )
		) {
			wp_schedule_single_event( time(), self::EVENT );
		}
	}

	/** Runs what is due. What the database does not give now is there at the next event. */
	private function run(): void {
		try {
			$this->services()->worker()->wake( Wake_Up::Cron );
		} catch ( Request_Error ) {
			return;
		}
	}

	/** Removes what has ended long ago, and looks after jobs that nothing here can do. */
	private function clean(): void {
		try {
			$this->services()->store()->clean();
			$this->services()->leases()->recover();
			$this->services()->leases()->note_unknown( $this->services()->handlers()->kinds() );
		} catch ( Request_Error ) {
			// Tomorrow's run does it.
			return;
		} finally {
			$this->refresh();
		}
	}

	private function refresh(): void {
		try {
			$this->services()->schedule()->refresh();
		} catch ( Request_Error ) {
			// The event and the flag stay as they are.
			return;
		}
	}
}
