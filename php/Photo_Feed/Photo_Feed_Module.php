<?php

declare( strict_types=1 );

namespace Slipstream\Photo_Feed;

use Slipstream\Modules\External_Host;
use Slipstream\Modules\Interfaces\With_External_Hosts;
use Slipstream\Modules\Interfaces\With_Health_Checks;
use Slipstream\Modules\Interfaces\With_Privacy;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_Start_Data;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Interfaces\With_Tables;
use Slipstream\Modules\Stored_Data;
use Slipstream\Photo_Feed\Rest\Photo_Feed_Accounts_Controller;
use Slipstream\Photo_Feed\Rest\Photo_Feed_Controller;
use Slipstream\Services\Instagram\Instagram_Client;
use Slipstream\Services\Instagram\Photo_Service;
use Slipstream\Settings\Setting;
use Slipstream\Support\Environment;

/**
 * Accounts of Instagram, connected through the owner's own app, and the pictures of them that the site keeps.
 */
final class Photo_Feed_Module implements
	With_External_Hosts,
	With_Health_Checks,
	With_Privacy,
	With_Routes,
	With_Settings,
	With_Start_Data,
	With_Stored_Data,
	With_Tables {


	/** @var list<Setting>|null The settings, once they were needed. */
	private ?array $settings = null;

	public function __construct( private Environment $site ) {}

	public function slug(): string {
		return 'instagram';
	}

	public function add_hooks(): void {
		$callback = fn () => ( new Callback_Page( $this->authorization( ... ) ) )->handle();
		add_action( 'admin_post_slipstream_instagram', $callback );
		add_action( 'admin_post_nopriv_slipstream_instagram', $callback );
		add_action(
			'delete_user',
			fn ( int $user_id, mixed $heir = null ) => $this->privacy()->leave( $user_id, $heir ),
			10,
			2
		);
		add_action(
			'remove_user_from_blog',
			fn ( int $user_id, int $blog_id = 0, mixed $heir = null ) => $this->privacy()->leave( $user_id, $heir ),
			10,
			3
		);
		add_action( 'slipstream_instagram_refresh', fn () => $this->refresher()->run() );
	}

	public function settings(): array {
		return $this->settings ??= Photo_Feed_Settings::all();
	}

	/** Whether the owner has named an app. */
	public function has_app(): bool {
		list( $id, $secret ) = $this->settings();
		return '' !== $id->value() && '' !== $secret->value();
	}

	public function controllers(): array {
		return array(
			new Photo_Feed_Controller(
				$this,
				fn (): array => array( $this->connections(), $this->authorization(), $this->refresher() )
			),
			new Photo_Feed_Accounts_Controller( $this->connections( ... ), new Pictures() ),
		);
	}

	public function start_data(): array {
		return array(
			'instagram' => fn (): array => array(
				'hasApp'      => $this->has_app(),
				'mayConnect'  => current_user_can( Authorization::CAPABILITY ),
				'redirectUrl' => Authorization::redirect_url(),
			),
		);
	}

	public function tables(): array {
		return array( Connections::TABLE => Connections::COLUMNS );
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data(
			events: array( Refresher::EVENT ),
			files: array( Pictures::FOLDER => '*' ),
			transients: array( Published_Use::TRANSIENTS )
		);
	}

	public function personal_data(): array {
		return array( $this->privacy() );
	}

	/** Instagram, as soon as there is an app for it. Visitors never contact it. */
	public function external_hosts(): array {
		$feed   = __( 'Photo feed', 'slipstream' );
		$copied = __( 'The addresses of the pictures to copy.', 'slipstream' );
		return $this->has_app() ? array(
			new External_Host(
				$feed,
				'www.instagram.com',
				External_Host::AUTHORS,
				__( 'An author who connects an account does so in an Instagram window.', 'slipstream' )
			),
			new External_Host(
				$feed,
				'graph.instagram.com',
				External_Host::SITE,
				__(
					'A connected account’s key, once an hour, to fetch its latest pictures. The pictures are copied to this site.',
					'slipstream'
				)
			),
			new External_Host(
				$feed,
				'api.instagram.com',
				External_Host::SITE,
				__( 'Your app’s ID and secret, when an account is connected.', 'slipstream' )
			),
			new External_Host( $feed, '*.cdninstagram.com', External_Host::SITE, $copied ),
			new External_Host( $feed, '*.fbcdn.net', External_Host::SITE, $copied ),
		) : array();
	}

	public function health_checks(): array {
		return Photo_Feed_Checks::of( $this->connections(), $this->site->clock() );
	}

	public function photo_feed(): Photo_Feed {
		return new Photo_Feed( fn (): Gallery => new Gallery( $this->connections() ) );
	}

	private function connections(): Connections {
		return new Connections( $this->site->database(), $this->site->secrets() );
	}

	private function privacy(): Photo_Feed_Privacy {
		return new Photo_Feed_Privacy( $this->connections( ... ), new Pictures() );
	}

	private function authorization(): Authorization {
		return new Authorization(
			$this->connections(),
			$this->service( ... ),
			$this->site->counters(),
			$this->site->clock()
		);
	}

	private function refresher(): Refresher {
		return new Refresher(
			$this->connections(),
			new Pictures(),
			$this->service( ... ),
			$this->site->counters(),
			$this->site->clock()
		);
	}

	private function service(): Photo_Service {
		list( $id, $secret ) = $this->settings();
		return new Instagram_Client( (string) $id->value(), (string) $secret->value() );
	}
}
