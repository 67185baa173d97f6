<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Jobs;

use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Interfaces\With_Jobs;
use Slipstream\Modules\Jobs\Job_Handler;
use Slipstream\Modules\Module_Info;

/** Brings jobs. */
final class Working_Module implements Switchable, With_Jobs {

	/** How often its handlers were built. */
	public int $built = 0;

	/** @param array<string, Job_Handler> $handlers By kind. */
	public function __construct( private array $handlers, private string $slug = 'working' ) {}

	public function slug(): string {
		return $this->slug;
	}

	public function is_on_by_default(): bool {
		return true;
	}

	public function info(): Module_Info {
		return new Module_Info( 'Working', 'Works.' );
	}

	public function add_hooks(): void {}

	public function jobs(): array {
		++$this->built;
		return $this->handlers;
	}
}
