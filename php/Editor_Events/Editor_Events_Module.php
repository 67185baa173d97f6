<?php

declare( strict_types=1 );

namespace Slipstream\Editor_Events;

use Slipstream\Editor_Events\Rest\Editor_Events_Controller;
use Slipstream\Event_Opt_Out\Event_Opt_Out_Module;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Interfaces\With_Install;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Start_Data;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Interfaces\With_Tables;
use Slipstream\Modules\Module_Info;
use Slipstream\Modules\Purpose;
use Slipstream\Modules\Stored_Data;
use Slipstream\Support\Environment;
use Slipstream\Support\Month;

/**
 * Counts how often blocks and AI are used, in this site's own database. Counts have no names of people, and nothing
 * leaves the site.
 */
final class Editor_Events_Module implements
	Switchable,
	With_Install,
	With_Routes,
	With_Start_Data,
	With_Stored_Data,
	With_Tables {


	public const SLUG = 'analytics';

	public function __construct( private Environment $site, private Event_Opt_Out_Module $tracking ) {}

	public function slug(): string {
		return self::SLUG;
	}

	public function is_on_by_default(): bool {
		return false;
	}

	public function info(): Module_Info {
		return new Module_Info(
			__( 'Editor events', 'slipstream' ),
			__(
				'Counts how often blocks and AI are used. The counts stay on this site, without names.',
				'slipstream'
			),
			tags: array( __( 'Traffic', 'slipstream' ) ),
			sort: 40,
			search_terms: 'analytics, events, usage, tracking',
			section: 'statistics',
			purpose: Purpose::Audience
		);
	}

	/** Adds its hooks. */
	public function add_hooks(): void {
		add_action( Event_Counts::EVENT, fn () => $this->counts()->clean() );
		add_action(
			'slipstream_ability_answered',
			fn ( string $name ) => $this->record( 'jetpack_ai_ability_used', array( 'feature' => $name ) )
		);
	}

	/**
	 * Counts what happened on the server itself. Nothing stops where that fails.
	 *
	 * @param array<string, string> $properties What goes with it.
	 */
	private function record( string $name, array $properties ): void {
		try {
			if ( $this->tracking->choices()->allows( get_current_user_id() ) ) {
				$this->counts()->add( array( Entry::event( $name, $properties ) ) );
			}
		} catch ( Request_Error ) {
			return;
		}
	}

	/** How often something happened. */
	public function counts(): Event_Counts {
		return new Event_Counts( $this->site->database(), new Month( $this->site->clock() ) );
	}

	public function install(): void {
		if ( ! wp_next_scheduled( Event_Counts::EVENT ) ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', Event_Counts::EVENT );
		}
	}

	public function controllers(): array {
		return array(
			new Editor_Events_Controller( $this->counts(), $this->tracking->choices(), $this->site->counters() ),
		);
	}

	public function start_data(): array {
		return array(
			'analytics' => fn (): array => array(
				'isRecording' => current_user_can( 'edit_posts' )
					&& $this->tracking->choices()->allows( get_current_user_id() ),
			),
		);
	}

	public function tables(): array {
		return array(
			Event_Counts::TABLE => "day date NOT NULL,
				kind varchar(5) NOT NULL,
				name varchar(64) NOT NULL,
				detail varchar(100) NOT NULL DEFAULT '',
				hits int(10) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (day,kind,name,detail)",
		);
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data( events: array( Event_Counts::EVENT ) );
	}
}
