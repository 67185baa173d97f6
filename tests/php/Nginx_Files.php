<?php

declare( strict_types=1 );

namespace Slipstream\Tests;

/** One site on one port. What nginx hands to PHP is what its own fastcgi_params says. */
final class Nginx_Files {

	public const PARAMS = '/etc/nginx/fastcgi_params';

	private string $folder;

	public function __construct( int $port ) {
		$this->folder = sys_get_temp_dir() . '/slipstream-nginx-' . wp_generate_password( 12, false );
		mkdir( $this->folder, 0700 );
		register_shutdown_function( array( $this, 'remove' ) );
		file_put_contents( "$this->folder/nginx.conf", $this->nginx( $port ) );
		file_put_contents( "$this->folder/fpm.conf", $this->fpm() );
	}

	/** The command that runs both, in the foreground. */
	public function command( string $fpm ): string {
		$root = 0 === posix_getuid() ? ' -R' : '';
		return escapeshellarg( $fpm )
			. "$root -F -y $this->folder/fpm.conf & PATH=\"\$PATH:/usr/sbin\" exec nginx -e stderr -p $this->folder -c $this->folder/nginx.conf";
	}

	/** Ends php-fpm, which has a process group of its own, and removes the files. */
	public function remove(): void {
		$pid = is_file( "$this->folder/fpm.pid" ) ? (int) file_get_contents( "$this->folder/fpm.pid" ) : 0;
		if ( $pid > 1 ) {
			posix_kill( $pid, SIGTERM );
		}
		exec( 'rm -rf ' . escapeshellarg( $this->folder ) );
	}

	/** What nginx reads. */
	private function nginx( int $port ): string {
		$user    = 0 === posix_getuid() ? 'user root;' : '';
		$core    = rtrim( ABSPATH, '/' );
		$params  = self::PARAMS;
		$handler = __DIR__ . '/serve.php';
		return <<<CONF
			$user daemon off; pid $this->folder/nginx.pid; worker_processes 1; events { }
			http {
				include /etc/nginx/mime.types; access_log off;
				client_body_temp_path $this->folder/body; fastcgi_temp_path $this->folder/fastcgi; proxy_temp_path $this->folder/proxy;
				uwsgi_temp_path $this->folder/uwsgi; scgi_temp_path $this->folder/scgi;
				server {
					listen 127.0.0.1:$port; root $core; index index.php;
					location / { try_files \$uri \$uri/ /index.php?\$args; }
					location ~ \\.php\$ {
						include $params;
						fastcgi_param SCRIPT_FILENAME $handler;
						fastcgi_pass unix:$this->folder/fpm.sock;
					}
				}
			}
			CONF;
	}

	/** What php-fpm reads. */
	private function fpm(): string {
		$user = 0 === posix_getuid() ? "user = root\ngroup = root\n" : '';
		return "[global]\ndaemonize = no\npid = $this->folder/fpm.pid\nerror_log = /dev/null\n[site]\n{$user}listen = $this->folder/fpm.sock\nclear_env = no\npm = static\npm.max_children = 4\n";
	}
}
