<?php

declare( strict_types=1 );

namespace Slipstream;

use Slipstream\Admin\Screens;
use Slipstream\Admin\Start_Data;
use Slipstream\Admin\Translations;
use Slipstream\Modules\Interfaces\Module;
use Slipstream\Modules\Interfaces\With_Commands;
use Slipstream\Modules\Interfaces\With_Privacy;
use Slipstream\Modules\Interfaces\With_Screens;
use Slipstream\Modules\Modules;
use Slipstream\Modules\State\Installer;
use Slipstream\Privacy\Privacy_Tools;
use Slipstream\Rest\Rest_Api;
use Slipstream\Support\Jetpack_Compat;
use Slipstream\Support\Wp_Cli_Output;

/**
 * Boots the modules of php/modules.php, and does for all of them what WordPress asks for in one place. Knows none by
 * name.
 */
final class Plugin {

	private static ?Modules $modules = null;

	/** Connects the plugin to WordPress. Called once, from plugin.php. */
	public static function boot(): void {
		register_activation_hook( SLIPSTREAM_FILE, static fn () => ( new Installer( self::modules() ) )->install() );
		add_action(
			'plugins_loaded',
			static function (): void {
				if ( Jetpack_Compat::is_active() ) {
					add_action( 'admin_notices', array( Jetpack_Compat::class, 'notice' ) );
					return;
				}
				self::modules()->add_hooks();
				self::add_hooks();
			}
		);
	}

	public static function modules(): Modules {
		if ( null === self::$modules ) {
			self::$modules = new Modules();
			self::$modules->add( ...( require __DIR__ . '/modules.php' )( self::$modules ) );
			/**
			 * Fires once the plugin's modules are listed, before any of them adds its hooks. Add your own modules here.
			 *
			 * @since 0.1.0
			 *
			 * @param Modules $modules The list: $modules->add( new My_Module() ).
			 */
			do_action( 'slipstream_modules', self::$modules );
		}
		return self::$modules;
	}

	/**
	 * A module by its class: for files that WordPress includes, such as a block's render.php, and for tests.
	 *
	 * @template T of Module
	 * @param class-string<T> $name
	 * @return T
	 */
	public static function module( string $name ): Module {
		return self::modules()->get( $name );
	}

	/** Adds the hooks that all modules share. */
	private static function add_hooks(): void {
		add_action( 'rest_api_init', static fn () => ( new Installer( self::modules() ) )->upgrade(), 0 );
		add_action(
			'rest_api_init',
			static fn () => ( new Rest_Api( self::modules()->controllers( ... ) ) )->register()
		);
		add_filter(
			'wp_privacy_personal_data_exporters',
			static fn ( array $exporters ): array => ( new Privacy_Tools(
				self::with_personal_data()
			) )->add_exporters( $exporters )
		);
		add_filter(
			'wp_privacy_personal_data_erasers',
			static fn ( array $erasers ): array => ( new Privacy_Tools(
				self::with_personal_data()
			) )->add_erasers( $erasers )
		);
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			foreach ( self::modules()->active( With_Commands::class ) as $module ) {
				foreach ( $module->commands( new Wp_Cli_Output() ) as $name => $command ) {
					Wp_Cli_Output::register( $name, $command );
				}
			}
		}
		if ( is_admin() ) {
			add_action( 'init', static fn () => ( new Start_Data( self::modules() ) )->prime(), 0 );
			add_action( 'admin_init', static fn () => ( new Installer( self::modules() ) )->upgrade() );
			add_filter(
				'pre_load_script_translations',
				array( new Translations( SLIPSTREAM_DIR . '/languages' ), 'merge' ),
				10,
				4
			);
			add_action(
				'admin_menu',
				static fn () => ( new Screens(
					self::modules()->active( With_Screens::class ),
					new Start_Data( self::modules() )
				) )->add()
			);
		}
	}

	/** @return list<With_Privacy> The modules that may have stored something of people: also those that are off now. */
	private static function with_personal_data(): array {
		$installer = new Installer( self::modules() );
		return array_values(
			array_filter(
				self::modules()->all( With_Privacy::class ),
				static fn ( With_Privacy $module ): bool => self::modules()->is_active( $module->slug() )
					|| $installer->has_tables_of( $module )
			)
		);
	}
}
