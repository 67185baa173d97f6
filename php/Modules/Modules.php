<?php

declare( strict_types=1 );

namespace Slipstream\Modules;

use InvalidArgumentException;
use Slipstream\Modules\Interfaces\Module;
use Slipstream\Modules\Interfaces\Part_Of_Module;
use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_State_Routes;
use Slipstream\Modules\Jetpack\Jetpack_Settings;
use Slipstream\Modules\State\Installer;
use Slipstream\Modules\State\Module_States;
use Slipstream\Settings\Setting;
use Throwable;
use WP_REST_Controller;

/** Knows all modules and which of them are on. */
final class Modules {

	/** @var array<string, Module> The modules by slug. */
	private array $modules = array();

	/** @var array<string, true> Slugs of modules that have added their hooks to this request. */
	private array $hooked = array();

	/** @param list<Module> $modules */
	public function __construct( array $modules = array(), private Module_States $states = new Module_States() ) {
		$this->add( ...$modules );
	}

	/** Adds modules. Each of them stands for its slug: a later one replaces an earlier one. */
	public function add( Module ...$modules ): void {
		foreach ( $modules as $module ) {
			$this->modules[ $module->slug() ] = $module;
		}
	}

	/** Lets those that are on add their hooks, each once. */
	public function add_hooks(): void {
		foreach ( array_diff_key( $this->modules, $this->hooked ) as $slug => $module ) {
			if ( $this->is_on( $module ) ) {
				$this->hooked[ $slug ] = true;
				$module->add_hooks();
			}
		}
	}

	/**
	 * @template T of Module
	 * @param class-string<T> $kind An interface or a class.
	 * @return list<T>
	 */
	public function all( string $kind ): array {
		return array_values(
			array_filter( $this->modules, static fn ( Module $module ): bool => $module instanceof $kind )
		);
	}

	/**
	 * @template T of Module
	 * @param class-string<T> $kind An interface or a class.
	 * @return list<T>
	 */
	public function active( string $kind ): array {
		return array_values(
			array_filter( $this->all( $kind ), fn ( Module $module ): bool => $this->is_on( $module ) )
		);
	}

	/** @return list<WP_REST_Controller> The controllers of all routes that there are now. */
	public function controllers(): array {
		return array_merge(
			...array_map(
				static fn ( With_Routes $module ): array => $module->controllers(),
				$this->active( With_Routes::class )
			),
			...array_map(
				static fn ( With_State_Routes $module ): array => $module->state_controllers(),
				$this->all( With_State_Routes::class )
			)
		);
	}

	/**
	 * The settings of each module, and those that are kept for modules of Jetpack's.
	 *
	 * @return list<array{slug: string, is_here: bool, is_on: bool, settings: list<Setting>}>
	 */
	public function settings(): array {
		$groups = array_map(
			fn ( With_Settings $module ): array => array(
				'slug'     => $module->slug(),
				'is_here'  => true,
				'is_on'    => $this->is_on( $module ),
				'settings' => $module->settings(),
			),
			$this->all( With_Settings::class )
		);
		foreach ( Jetpack_Settings::by_module() as $slug => $settings ) {
			$groups[] = array(
				'slug'     => $slug,
				'is_here'  => null !== $this->switchable( $slug ),
				'is_on'    => true,
				'settings' => $settings,
			);
		}
		return $groups;
	}

	/**
	 * A module by its class.
	 *
	 * @template T of Module
	 * @param class-string<T> $name
	 * @return T
	 * @throws InvalidArgumentException If php/modules.php does not list it.
	 */
	public function get( string $name ): Module {
		return $this->all( $name )[0] ?? throw new InvalidArgumentException( "No module $name." );
	}

	/** Whether a module is on. What is no module counts as on: it cannot be switched. */
	public function is_active( string $slug ): bool {
		return ! isset( $this->modules[ $slug ] ) || $this->is_on( $this->modules[ $slug ] );
	}

	/** A module that can be switched; null if there is none of that name. */
	public function switchable( string $slug ): ?Switchable {
		$module = $this->modules[ $slug ] ?? null;
		return $module instanceof Switchable ? $module : null;
	}

	/** Whether something forces a module on (true) or off (false); null if it can be switched. */
	public function override( Switchable $module ): ?bool {
		return $this->states->override( $module );
	}

	/**
	 * Prepares what says which are on.
	 *
	 * @return bool Whether they are prepared.
	 */
	public function install_states( bool $is_first ): bool {
		return $this->states->install( $this->all( Switchable::class ), $is_first );
	}

	/**
	 * Switches a module on or off. The hooks of one that is switched off go with the next request. Where that cannot be
	 * done to the end, it is as it was before.
	 *
	 * @return bool Whether it is as it was to be.
	 */
	public function set( Switchable $module, bool $is_active ): bool {
		$was_active = $this->is_on( $module );
		if ( null !== $this->override( $module ) ) {
			return $was_active === $is_active;
		}
		$is_set = $this->states->set( $module, $is_active ) && $this->is_on( $module ) === $is_active;
		if ( $is_set && $is_active && ! $was_active ) {
			$is_set = $this->install_tables_of( $module );
		}
		if ( ! $is_set ) {
			$this->states->set( $module, $was_active );
			return false;
		}
		if ( $is_active && ! $was_active ) {
			$this->begin( $module );
		}
		return true;
	}

	/** Has a module that was just switched on prepare the site. If it fails, it is off again. */
	private function begin( Switchable $module ): void {
		try {
			$this->add_hooks();
			( new Installer( $this ) )->install();
		} catch ( Throwable $error ) {
			$this->states->set( $module, false );
			throw $error;
		}
	}

	/** @return bool Whether all tables of a module and its parts are there. */
	private function install_tables_of( Switchable $module ): bool {
		$parts = array_filter(
			$this->all( Part_Of_Module::class ),
			static fn ( Part_Of_Module $part ): bool => $part->parent_slug() === $module->slug()
		);
		foreach ( array( $module, ...$parts ) as $one ) {
			if ( ! ( new Installer( $this ) )->install_tables_of( $one ) ) {
				return false;
			}
		}
		return true;
	}

	private function is_on( Module $module ): bool {
		return match ( true ) {
			$module instanceof Part_Of_Module => $this->is_active( $module->parent_slug() ),
			$module instanceof Switchable     => $this->states->is_on( $module ),
			default                           => true,
		};
	}
}
