<?php

declare( strict_types=1 );

namespace Slipstream\Settings;

use Closure;

/**
 * The registry: the settings of the modules, by name. Of a module that is off those are there that Jetpack has too: its
 * clients set them before they switch it on.
 *
 * @phpstan-type Group array{slug: string, is_here: bool, is_on: bool, settings: list<Setting>}
 */
final class Settings {

	/** @var array<string, Setting>|null The settings, once someone has asked. */
	private ?array $settings = null;

	/** @var list<Group>|null The settings of each module, once someone has asked. */
	private ?array $groups = null;

	/** @param Closure(): list<Group> $list Gives the settings of each module. */
	public function __construct( private Closure $list ) {}

	/** @return array<string, Setting> */
	public function all(): array {
		if ( null === $this->settings ) {
			$settings = array();
			foreach ( $this->groups() as $group ) {
				foreach ( $group['settings'] as $setting ) {
					if ( $group['is_on'] || ! str_starts_with( $setting->name, 'slipstream_' ) ) {
						$settings[ $setting->name ] = $setting;
					}
				}
			}
			$this->settings = $settings;
		}
		return $this->settings;
	}

	/** A setting; null if there is none of that name. */
	public function get( string $name ): ?Setting {
		return $this->all()[ $name ] ?? null;
	}

	/** @return array<string, Setting> The settings that the current user may read and change. */
	public function of_user(): array {
		return array_filter(
			$this->all(),
			static fn ( Setting $setting ): bool => current_user_can( $setting->capability )
		);
	}

	/** @return list<string> */
	public function names_of( string $slug ): array {
		$names = array();
		foreach ( $this->groups() as $group ) {
			if ( $slug === $group['slug'] ) {
				array_push(
					$names,
					...array_map( static fn ( Setting $setting ): string => $setting->name, $group['settings'] )
				);
			}
		}
		return array_values( array_unique( $names ) );
	}

	/** Whether a setting is kept for a module of Jetpack's that is not here, so that nothing uses it. */
	public function is_unused( string $name ): bool {
		foreach ( $this->groups() as $group ) {
			if ( ! $group['is_here'] && in_array( $name, array_column( $group['settings'], 'name' ), true ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<Group> */
	private function groups(): array {
		return $this->groups ??= ( $this->list )();
	}
}
