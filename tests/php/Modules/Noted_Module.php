<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Modules;

use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Interfaces\With_Tables;
use Slipstream\Modules\Module_Info;

/** A module that can be anything. */
final class Noted_Module implements Switchable, With_Tables {

	/** How often it has added its hooks. */
	public int $hooked = 0;

	/**
	 * @param bool                  $is_on  Whether it is on by default.
	 * @param array<string, mixed>  $info   What it says of itself.
	 * @param array<string, string> $tables
	 */
	public function __construct(
		private string $slug,
		private bool $is_on = false,
		private array $info = array(),
		private array $tables = array()
	) {}

	public function slug(): string {
		return $this->slug;
	}

	public function is_on_by_default(): bool {
		return $this->is_on;
	}

	public function info(): Module_Info {
		return new Module_Info(
			...array(
				'name'        => ucfirst( $this->slug ),
				'description' => 'Notes.',
			) + $this->info
		);
	}

	public function add_hooks(): void {
		++$this->hooked;
	}

	public function tables(): array {
		return $this->tables;
	}
}
