<?php

declare( strict_types=1 );

namespace Slipstream\Jobs;

use Slipstream\Modules\Modules;
use Slipstream\Support\Environment;

/** Builds what the module is made of. */
final class Jobs_Services {

	public function __construct( private Environment $site, private Modules $modules ) {}

	public function queue(): Job_Queue {
		return new Job_Queue( $this->store(), $this->schedule(), $this->loopback(), $this->site->clock() );
	}

	public function restart(): Job_Restart {
		return new Job_Restart( $this->store(), $this->queue(), $this->handlers() );
	}

	public function worker(): Job_Worker {
		return new Job_Worker(
			new Job_Runner( $this->handlers(), $this->leases(), $this->site->clock() ),
			$this->schedule(),
			$this->loopback(),
			$this->log(),
			$this->site->clock()
		);
	}

	public function store(): Job_Store {
		return new Job_Store( $this->site->database(), $this->site->clock() );
	}

	public function leases(): Job_Leases {
		return new Job_Leases( $this->site->database(), $this->site->clock() );
	}

	public function schedule(): Job_Schedule {
		return new Job_Schedule( $this->leases(), $this->handlers(), $this->site->clock() );
	}

	public function loopback(): Loopback {
		return new Loopback( $this->site, $this->log() );
	}

	public function handlers(): Job_Handlers {
		return new Job_Handlers( $this->modules );
	}

	public function health(): Jobs_Checks {
		return new Jobs_Checks(
			$this->store(),
			$this->schedule(),
			$this->handlers(),
			$this->log(),
			$this->site->clock()
		);
	}

	private function log(): Wake_Up_Log {
		return new Wake_Up_Log( $this->site->clock() );
	}
}
